import type { Store } from '../session'

/** The browser's storage, as the site uses it: each value is read back. */
export function benchStore(): Store {
  return {
    isPersistent: true,
    get: (key) => localStorage.getItem(key),
    set(key, value) {
      localStorage.setItem(key, value)
      if (localStorage.getItem(key) !== value) throw new Error('The browser keeps nothing.')
    },
    remove: (key) => localStorage.removeItem(key),
    keys: () => Object.keys(localStorage),
  }
}
