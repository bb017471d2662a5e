// Passkeys: what the browser makes and asks for. Its own JSON forms go to the server and come from there as they are.
import { api } from './api'

/** Browsers have passkeys on secure pages alone, and only where the address is a name. */
export const passkeysHere = (): boolean =>
  window.isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname)

const shown = (credential: Credential | null): object => {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  return credential.toJSON() as object
}

/** The browser makes a passkey for the player of this device. */
export async function makePasskey(device: string, name: string): Promise<void> {
  const { options } = await api.passkeyOffer(device)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  await api.passkeyKeep(device, shown(await navigator.credentials.create({ publicKey })), name)
}

/** A device's token for whoever has a passkey here. */
export async function enterByPasskey(name: string): Promise<string> {
  const { options } = await api.passkeyAsk()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return (await api.passkeyEnter(shown(await navigator.credentials.get({ publicKey })), name)).token
}

/** Somebody has closed the browser's question, or it has nothing to offer: no fault. */
export const dismissed = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)
