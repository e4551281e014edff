/** Words of story names that keep their capital. */
const properNames = new Set('English Korean Sinhala Tamil Naru Lanka YouTube Escape'.split(' '))

/** A story's name as a sentence: `Says What Naru Is` becomes `Says what Naru is`. */
export const sentence = (name: string): string =>
  (name === 'Gallery' ? 'Variants and states' : name)
    .split(' ')
    .map((word, at) => (at === 0 || properNames.has(word) || /[A-Z]{2}/.test(word) ? word : word.toLowerCase()))
    .join(' ')

/** The tag of stories that only test. The sidebar leaves them out until its filter asks for them. */
export const testOnly = 'test-only'

const shownNames = new Set(['Playground', 'Gallery'])
const shownTags = ['picture', 'languages', 'flow']

/**
 * Whether a story only tests: it plays, and is neither the playground, the gallery or a flow of a component nor has pictures. The first story
 * of a file is shown anyhow. A file of tests carries the tag itself.
 */
export const isTestOnly = ({ name, tags }: { name: string; tags: readonly string[] }): boolean =>
  tags.includes(testOnly) ||
  (tags.includes('play-fn') && !shownNames.has(name) && !shownTags.some((tag) => tags.includes(tag)))
