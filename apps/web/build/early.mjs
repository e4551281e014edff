import { scriptOf } from './scriptOf.mjs'

/**
 * Puts the script that runs before the first paint into the page itself, so that the theme is right from the start. The server names it in
 * its security policy by its content.
 *
 * @returns {import('vite').Plugin} the plugin
 */
export function earlyScript() {
  return {
    name: 'naru-early-script',
    apply: 'build',
    transformIndexHtml: async (html) => ({
      html,
      tags: [{ tag: 'script', children: await scriptOf('start/earlyScript.ts'), injectTo: 'head-prepend' }],
    }),
  }
}
