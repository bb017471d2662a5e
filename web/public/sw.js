// The service worker: shows alerts while no page is open, and has the page's shell where there is no network.
//
// The server puts a line before this file: `const SHELL = { version, files }`. A new build is a new version, so the
// browser fetches this file anew. Which page runs is always the server's word, as long as it answers: the document is
// asked for first and kept only for the time without it, and files with a hash in their name never change.
const CACHE = `palazzi-${SHELL.version}`
/** Milliseconds that the server may take before the kept page is shown. */
const PATIENCE = 3000

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...SHELL.files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('palazzi-') && name !== CACHE)
      await Promise.all(old.map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

// ---- the shell

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

async function asset(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function page(event) {
  const kept = (await caches.open(CACHE)).match('/')
  const asked = fetch(event.request)
  asked.catch(() => {}) // whoever waits for it hears of it
  let late
  const patience = new Promise((done) => (late = setTimeout(done, PATIENCE)))
  try {
    const answer = await Promise.race([asked, patience])
    if (answer) return answer
  } catch {
    return (await kept) ?? Response.error()
  } finally {
    clearTimeout(late)
  }
  const shown = await kept
  if (!shown) return asked
  event.waitUntil(compared(event.resultingClientId, shown.clone(), asked))
  return shown
}

/** The kept page was shown to somebody who waited too long: if the server has a newer one, the page is told. */
async function compared(id, shown, asked) {
  const answer = await asked.catch(() => null)
  if (!answer?.ok || (await answer.text()) === (await shown.text())) return
  const client = await self.clients.get(id)
  client?.postMessage('upgraded')
}

// ---- alerts

self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {}
  event.waitUntil(Promise.all([count(said.waiting), show(said)]))
})

function show({ title = 'Palazzi', body = '', path = '/', tag = 'palazzi' }) {
  const icon = '/icons/192.png'
  return self.registration.showNotification(title, {
    ...{ body, tag, icon, badge: '/icons/badge.png', renotify: true },
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
  const url = new URL(event.notification.data?.path ?? '/', location.origin)
  event.waitUntil(go(url.origin === location.origin ? url : new URL('/', location.origin)))
})

async function go(url) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((client) => new URL(client.url).pathname === url.pathname) ?? open[0]
  if (!there) return self.clients.openWindow(url.href)
  await there.focus()
  if (new URL(there.url).pathname !== url.pathname) await there.navigate(url.href)
}
