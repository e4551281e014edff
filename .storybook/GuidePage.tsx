import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext } from 'react'
import { isTestOnly, sentence } from './exhibits'

const found = import.meta.glob<string>('../packages/*/src/*/*.guide.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Guides by the folder they are in. */
const guides = new Map(Object.entries(found).map(([path, guide]) => [folderOf(path), guide]))

/** `ui/src/Button` of any path that leads there. */
function folderOf(path: string): string {
  return /packages\/([^/]+\/src\/[^/]+)\//.exec(path)?.[1] ?? path
}

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
      {guide && <Markdown options={{ wrapper: Fragment }}>{guide}</Markdown>}
      {!preparedMeta.parameters['docsWithoutStories'] && <Exhibits />}
    </>
  )
}

export default GuidePage
