// The entry: settings and language first, then the page, which is fetched meanwhile.
import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { pathOf } from '$lib/base'
import { alerts } from '$lib/alerts.svelte'
import { player } from '$lib/player.svelte'
import { settings } from '$lib/settings.svelte'
import { fetchAhead } from './pages'
import { signIn } from '$lib/sign-in.svelte'

player.start()
signIn.start()

const words = settings.start()
fetchAhead(pathOf(location.pathname))

void words.then(() => {
  const target = document.getElementById('app')!
  target.replaceChildren() // what was shown until now
  mount(App, { target })
  void alerts.renew()
  void signIn.load()
})
