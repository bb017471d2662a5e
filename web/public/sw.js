// The service worker: shows alerts while no page is open, has the page's shell at once and where there is no network, and
// takes records that other apps share.
//
// The server puts a line before this file: `const SHELL = { version, base, files, always, pages, below }`. A new build is a new version, so
// the browser fetches this file anew. The shell is shown at once, from what is kept; which scripts run is the server's word, as
// long as it answers: so nobody waits for a first picture, and no bundle runs that the server has replaced. Files with a hash
// in their name never change.
/** What the site lives under: empty, or a path such as /palazzi. Files are full paths; pages, and what alerts name, go without it. */
const BASE = SHELL.base
/** Other sites of the same origin keep theirs. */
const OURS = `palazzi${BASE}-`
const CACHE = `${OURS}${SHELL.version}`
/** Milliseconds that the server may take before the kept scripts run. */
const PATIENCE = 3000
/** In every cache: the parts of the page that this device has used, which a new build has to keep, too. */
const USED = `${BASE}/used`
const PARTS = `${BASE}/parts.json`
const HOME = `${BASE}/`
/** What this build keeps; null once a newer worker has cleared it away: to open it would make it anew, and it would stay. */
const own = async () => ((await caches.has(CACHE)) ? caches.open(CACHE) : null)

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(fill())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE)
      await Promise.all(old.map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

/** Keeps the shell, the lobby, and what this device has used of the build before: a board, a language. */
async function fill() {
  const cache = await caches.open(CACHE)
  await cache.addAll([HOME, PARTS, ...SHELL.files])
  const used = [...new Set([...SHELL.always, ...(await usedBefore())])]
  const parts = await (await cache.match(PARTS)).json()
  const files = new Set(used.flatMap((part) => parts[part] ?? []))
  // What cannot be had now is fetched when it is needed.
  await Promise.allSettled([...files].map((file) => cache.add(file)))
  await cache.put(USED, new Response(JSON.stringify(used)))
}

async function usedBefore() {
  const lists = (await caches.keys()).map(async (name) => {
    const kept = name.startsWith(OURS) && (await (await caches.open(name)).match(USED))
    return kept ? kept.json() : []
  })
  return (await Promise.all(lists)).flat()
}

// ---- the shell

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (request.method === 'POST' && url.pathname === `${BASE}/share`) event.respondWith(shared(request))
  else if (request.method !== 'GET') return
  else if (request.mode === 'navigate' && isPage(url.pathname)) event.respondWith(page(event))
  else if (url.pathname.startsWith(`${BASE}/assets/`)) event.respondWith(asset(event))
})

const isPage = (path) =>
  SHELL.pages.some((one) => path === BASE + one) || SHELL.below.some((one) => path.startsWith(BASE + one))

async function asset(event) {
  const { request } = event
  const cache = await own()
  event.waitUntil(note([new URL(request.url).pathname]))
  const kept = await cache?.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache?.put(request, answer.clone())
  return answer
}

/** Remembers the parts that begin with these files. One after the other: each adds to the list. */
let noted = Promise.resolve()
function note(files) {
  noted = noted.then(async () => {
    const cache = await own()
    if (!cache) return
    const [parts, used] = await Promise.all([cache.match(PARTS), cache.match(USED)])
    if (!parts || !used) return // still being filled
    const before = await used.json()
    const named = Object.entries(await parts.json()).filter(([, [first]]) => files.includes(first))
    const more = named.map(([part]) => part).filter((part) => !before.includes(part))
    if (more.length) await cache.put(USED, new Response(JSON.stringify([...before, ...more])))
  })
  return noted.catch(() => {})
}

// A page that was loaded before there was a worker says what it was loaded with.
self.addEventListener('message', (event) => {
  const files = event.data?.loaded
  if (!Array.isArray(files)) return
  event.waitUntil(
    (async () => {
      const cache = await own()
      if (!cache) return
      const missing = []
      for (const file of files) if (!(await cache.match(file))) missing.push(file)
      await Promise.allSettled(missing.map((file) => cache.add(file)))
      await note(files)
    })(),
  )
})

/** Newer documents than ours, by address: they are shown when the page comes for them. */
const newer = new Map()
const SCRIPTS = /<script[^>]*><\/script>/g

async function page(event) {
  const { url } = event.request
  const found = newer.get(url)
  if (found) {
    newer.delete(url)
    return found
  }
  const kept = await (await own())?.match(HOME)
  const asked = fetch(event.request)
  if (!kept) return asked
  const text = await kept.text()
  const scripts = (text.match(SCRIPTS) ?? []).join('')
  const write = new TextEncoder()
  const body = new ReadableStream({
    async start(stream) {
      stream.enqueue(write.encode(text.replace(SCRIPTS, '').replace(/<\/body>|<\/html>/g, '')))
      const end = (await isReplaced(event, asked)) ? '<meta http-equiv="refresh" content="0">' : scripts
      stream.enqueue(write.encode(`${end}</body></html>`))
      stream.close()
    },
  })
  return new Response(body, { headers: kept.headers })
}

/** Whether the server has another page than the one we keep. Whoever answers in its place has no say. */
async function isReplaced(event, asked) {
  let late
  const patience = new Promise((done) => (late = setTimeout(done, PATIENCE)))
  const answer = await Promise.race([asked, patience]).catch(() => null)
  clearTimeout(late)
  if (answer === undefined) event.waitUntil(tell(event.resultingClientId, asked))
  if (!isNewer(answer)) return false
  newer.set(event.request.url, answer)
  return true
}

const buildOf = (answer) => (answer?.ok && answer.headers.get('palazzi-build')) || SHELL.version
const isNewer = (answer) => buildOf(answer) !== SHELL.version

/** The kept page was shown to somebody who waited too long: if the server has a newer one, the page is told. */
async function tell(id, asked) {
  if (!isNewer(await asked.catch(() => null))) return
  const client = await self.clients.get(id)
  client?.postMessage('upgraded')
}

// ---- records that are shared

/** What was shared lies here until the page has taken it. */
const SHARED = `${BASE}/shared`

async function shared(request) {
  const file = (await request.formData()).get('record')
  if (file instanceof File) await (await caches.open(CACHE)).put(SHARED, new Response(await file.text()))
  return Response.redirect(`${BASE}/replay?shared`, 303)
}

// ---- alerts

self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {}
  event.waitUntil(Promise.all([count(said.waiting), show(said)]))
})

function show({ title = 'Palazzi', body = '', path = '/', tag = 'palazzi' }) {
  const icon = `${BASE}/icons/192.png`
  return self.registration.showNotification(title, {
    ...{ body, tag, icon, badge: `${BASE}/icons/badge.png`, renotify: true },
    data: { path },
  })
}

/** The number on the app's icon: tables that wait. */
async function count(waiting) {
  if (typeof waiting !== 'number' || !('setAppBadge' in navigator)) return
  await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {})
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(BASE + (event.notification.data?.path ?? '/'), location.origin)
  event.waitUntil(go(url.origin === location.origin ? url : new URL(HOME, location.origin)))
})

async function go(url) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((client) => new URL(client.url).pathname === url.pathname) ?? open[0]
  if (!there) return self.clients.openWindow(url.href)
  await there.focus()
  if (new URL(there.url).pathname !== url.pathname) await there.navigate(url.href)
}
