// The catalogues of one language, as one chunk.
export default import.meta.glob<string>('../../../../src/palazzi/locale/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
