// The gallery: a board from a fixture, without a server. gallery.html?game=palazzo&at=mid&seat=0&theme=dark&lang=nl
import '../tokens.css'
import '../base.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app')! })
