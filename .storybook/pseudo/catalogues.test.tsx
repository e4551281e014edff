import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-vite'
import { own, shared } from 'virtual:story-content'
import { afterEach, describe, expect, it } from 'vitest'
import { pseudoText } from '../../packages/ui/src/lib/pseudo'
import { iconNames } from '../../packages/ui/src/Icon'
import { hardNames } from '../../apps/web/src/shared/testing/hardNames'
import preview from '../preview'
import { untouched } from './untouched'

type StoryFile = { default: Meta } & Record<string, StoryObj>

const files = import.meta.glob<StoryFile>([
  '../../packages/*/src/**/*.stories.tsx',
  '../../apps/web/src/**/*.stories.tsx',
  // They show the names of tokens.
  '!../../packages/ui/src/theme/**',
])

setProjectAnnotations([preview, { initialGlobals: { language: 'pseudo' } }])

/** Sample data that is counted out or cut, and so is written down nowhere. */
const counted = [...iconNames, ...Object.values(hardNames), hardNames.long.slice(0, 7).toUpperCase()]

const frame = () => new Promise((done) => requestAnimationFrame(done))

/** Until the page has been quiet for three frames, at most for a second: some stories wait for ever. */
async function quiet(): Promise<void> {
  let calm = 0
  const observer = new MutationObserver(() => (calm = 0))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  for (let count = 0; count < 60 && calm < 3; count += 1) {
    await frame()
    calm += 1
  }
  observer.disconnect()
}

/** Shows a story without its play function: the texts in it that are neither in the pseudo language nor content. */
async function looseIn(story: StoryObj, meta: Meta, exportName: string, content: readonly string[]): Promise<string[]> {
  const { play: _play, ...still } = story
  const composed = composeStory(still, meta, undefined, exportName)
  const canvasElement = document.createElement('div')
  document.body.append(canvasElement)
  try {
    await composed.run({ canvasElement })
    await quiet()
    return untouched(document.body, [...shared, ...counted, ...content, ...(composed.parameters['content'] ?? [])])
  } finally {
    canvasElement.remove()
  }
}

describe('the search', () => {
  afterEach(() => document.body.replaceChildren())

  const show = (html: string) => {
    document.body.innerHTML = html
    return untouched(document.body, ['Nimal Perera'])
  }

  it.each([
    ['<p>Planted</p>', 'Planted'],
    [`<p>${pseudoText('Close')} Planted</p>`, `${pseudoText('Close')} Planted`],
    ['<p>Nimal Perera has passed</p>', 'Nimal Perera has passed'],
    ['<p>Nimal Perera <b>Planted</b></p>', 'Planted'],
    ['<button aria-label="Planted"></button>', 'Planted'],
    ['<input placeholder="Planted">', 'Planted'],
    ['<img alt="Planted">', 'Planted'],
    ['<abbr title="Planted">P</abbr>', 'Planted'],
  ])('names what is planted in %s', (html, text) => {
    expect(show(html)).toEqual([text])
  })

  it.each([
    `<p>${pseudoText('Close now')}</p>`,
    '<p>Nimal Perera</p>',
    '<p>Nimal <b>Perera</b></p>',
    `<p>${pseudoText('Hello')}, Nimal Perera: 25:00</p>`,
    '<p>7 May 2025</p>',
    '<p hidden>Planted</p>',
  ])('passes %s', (html) => {
    expect(show(html)).toEqual([])
  })
})

describe('no text is left untouched by the pseudo language', () => {
  it.each(Object.entries(files))('%s', async (path, load) => {
    const { default: meta, ...stories } = await load()
    const found: string[] = []
    for (const [name, story] of Object.entries(stories)) {
      for (const text of await looseIn(story, meta, name, own[path] ?? [])) found.push(`${name}: ${text}`)
    }
    expect(found).toEqual([])
  })
})
