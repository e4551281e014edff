import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { ComponentGuide } from '@naru/ui/internal/guide'
import { Fragment, useContext } from 'react'
import { isTestOnly, sentence } from './exhibits'

const found = import.meta.glob<{ guide: ComponentGuide }>('../packages/*/src/*/*.guide.ts', { eager: true })

/** Guides by the folder they stand in. */
const guides = new Map(Object.entries(found).map(([path, { guide }]) => [folderOf(path), guide]))

/** `ui/src/Button` of any path that leads there. */
function folderOf(path: string): string {
  return /packages\/([^/]+\/src\/[^/]+)\//.exec(path)?.[1] ?? path
}

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <>
      <Heading>{title}</Heading>
      <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
    </>
  )

const cell = (text: string) => text.replaceAll('|', '\\|')
const table = (head: readonly [string, string], rows: readonly (readonly [string, string])[]) =>
  [`| ${head.join(' | ')} |`, '|---|---|', ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`)].join('\n')

const Guide = ({ guide }: { guide: ComponentGuide }) => (
  <>
    <List title="Use it when" items={guide.use} />
    <List title="Use something else when" items={guide.avoid} />
    <Heading>Anatomy</Heading>
    <Markdown>
      {table(
        ['Part', 'What it is'],
        guide.anatomy.map(({ part, what }) => [part, what]),
      )}
    </Markdown>
    <Heading>Keyboard</Heading>
    {guide.keyboard.length === 0 ? (
      <p>It takes no focus.</p>
    ) : (
      <Markdown>
        {table(
          ['Key', 'What it does'],
          guide.keyboard.map(({ keys, does }) => [keys, does]),
        )}
      </Markdown>
    )}
    <List title="With a screen reader" items={guide.screenReader} />
    <List title="Do" items={guide.dos} />
    <List title="Don’t" items={guide.donts} />
  </>
)

/** The stories that show something, without the playground. */
const Exhibits = () =>
  useContext(DocsContext)
    .componentStories()
    .slice(1)
    .filter(({ name, tags, playFunction }) => !isTestOnly({ name, tags: playFunction ? [...tags, 'play-fn'] : tags }))
    .map(({ id, name, tags, moduleExport }) => (
      <Fragment key={id}>
        <Subheading>{sentence(name)}</Subheading>
        <Description of={moduleExport} />
        <Canvas of={moduleExport} story={{ autoplay: tags.includes('flow') }} />
      </Fragment>
    ))

/**
 * The Docs page of a component: what it is, its playground, how it is used, its props and its states. Where each state fills the page or opens
 * over it, `parameters.docsWithoutStories` leaves the states to the sidebar.
 */
const GuidePage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const file: unknown = preparedMeta.parameters['fileName']
  const guide = guides.get(folderOf(String(file)))
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {guide && <Guide guide={guide} />}
      {!preparedMeta.parameters['docsWithoutStories'] && <Exhibits />}
    </>
  )
}

export default GuidePage
