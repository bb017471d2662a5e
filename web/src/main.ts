// The entry: settings and language first, then the page.
import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { alerts } from '$lib/alerts.svelte'
import { player } from '$lib/player.svelte'
import { settings } from '$lib/settings.svelte'

player.start()

void settings.start().then(() => {
  mount(App, { target: document.getElementById('app')! })
  void alerts.renew()
})
