import type { Store } from '../session'

/** Creates a store on local storage that reads each value back, as the site does. */
export function benchStore(): Store {
  return {
    isPersistent: true,
    get: (key) => localStorage.getItem(key),
    set(key, value) {
      localStorage.setItem(key, value)
      if (localStorage.getItem(key) !== value) throw new Error('The browser does not save values.')
    },
    remove: (key) => localStorage.removeItem(key),
    keys: () => Object.keys(localStorage),
  }
}
