import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import config from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'src/lib/openapi.ts', 'fixtures'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows
      'no-useless-assignment': 'off', // a bindable prop is assigned for somebody else
      'svelte/no-navigation-without-resolve': 'off', // there is no SvelteKit
      'svelte/prefer-svelte-reactivity': 'off', // state is replaced as a whole, not changed inside
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
)
