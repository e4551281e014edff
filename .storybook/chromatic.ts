import type { Plugin } from 'vite'

/** A picture's theme, language and width, as Chromatic calls them. */
const modes = {
  'light-1280': { theme: 'light', viewport: 'desktop' },
  'dark-360': { theme: 'dark', viewport: 'phone' },
  'si-360': { language: 'si', viewport: 'phone' },
  'ta-360': { language: 'ta', viewport: 'phone' },
}

const pick = (...names: readonly (keyof typeof modes)[]) => names.map((name) => [name, modes[name]] as const)

/** The same pictures as in `.storybook/pictures`, by the name and the tags of a story; forced colours are pictured only there. */
export function chromaticOf(name: string, tags: string): object {
  const chosen = [
    ...(name === 'Gallery' ? pick('light-1280') : []),
    ...(tags.includes("'picture'") ? pick('light-1280', 'dark-360') : []),
    ...(tags.includes("'languages'") ? pick('si-360', 'ta-360') : []),
  ]
  return chosen.length === 0 ? { disableSnapshot: true } : { modes: Object.fromEntries(chosen) }
}

/** Tells Chromatic which stories it pictures, and how: it reads parameters, not tags. */
export const chromaticModes = (): Plugin => ({
  name: 'chromatic-modes',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.stories.tsx')
      ? [
          code,
          ...[...code.matchAll(/^export const (\w+).*\n(?: {2}tags: \[([^\]]*))?/gm)].map(
            ([, name = '', tags = '']) =>
              `${name}.parameters = { ...${name}.parameters, chromatic: ${JSON.stringify(chromaticOf(name, tags))} }`,
          ),
        ].join('\n')
      : undefined,
})
