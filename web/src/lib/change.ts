// Changes of a view as the server sends them (schema Edit): what is set or taken out, in order. The view before stays as it is;
// what did not change is shared, not copied.
import type { Edit, View } from './protocol'

type Data = Record<string | number, unknown> | unknown[]

export function edited(view: View | null, change: readonly Edit[]): View {
  return change.reduce<unknown>((data, edit) => set(data, edit.path, edit), view) as View
}

function set(data: unknown, [key, ...rest]: Edit['path'], edit: Edit): unknown {
  if (key === undefined) return edit.value
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Data
  const spot = copy as Record<string | number, unknown>
  if (!rest.length && !('value' in edit)) delete spot[key]
  else spot[key] = rest.length ? set(spot[key], rest, edit) : edit.value
  return copy
}
