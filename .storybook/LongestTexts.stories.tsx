import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import { expect } from 'storybook/test'
import { textsBeyond } from '../packages/ui/src/lib/fits'

/** What a story file exports, as far as it is shown here. */
interface Part {
  component?: ComponentType<Record<string, unknown>>
  args?: Record<string, unknown>
  render?: (args: Record<string, unknown>, context: object) => ReactNode
}

type Files = Record<string, { default: Part; Playground?: Part }>

const ui = import.meta.glob<Files[string]>('../packages/ui/src/*/*.stories.tsx', { eager: true })
const kit = import.meta.glob<Files[string]>('../packages/exam-kit/src/*/*.stories.tsx', { eager: true })

/** Those that fill a page or lie over it. Their stories are shown in the toolbar's language. */
const pages = ['AppShell', 'ExamRoom', 'LeaveDialog', 'ResultsWait', 'SkipLink', 'Toast']

/** `Button` of the story file `Button/Button.stories.tsx`; undefined for further files of a folder. */
const nameOf = (path: string) => /\/(\w+)\/\1\.stories\.tsx$/.exec(path)?.[1]

/** The playground of a component. A component, because its `render` may use hooks. */
const Playground = ({ default: meta, Playground: story }: Files[string]) => {
  const args = { ...meta.args, ...story?.args }
  const render = story?.render ?? meta.render
  if (render !== undefined) return render(args, {})
  return meta.component === undefined ? null : <meta.component {...args} />
}

const Parts = ({ files }: { files: Files }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' }}>
    {Object.entries(files).map(([path, file]) => {
      const name = nameOf(path)
      if (name === undefined || file.Playground === undefined || pages.includes(name)) return null
      return (
        <section key={path} data-part={name}>
          <Playground {...file} />
        </section>
      )
    })}
  </div>
)

const texts = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-part]')].flatMap((part) =>
    textsBeyond(part).map((text) => `${part.getAttribute('data-part')}: ${text}`),
  )

const meta = {
  title: 'Foundations/Longest texts',
  component: Parts,
  tags: ['test-only'],
  globals: { language: 'longest', viewport: { value: 'phone' } },
  // Parts of many pages have the same landmarks and levels of headings; each has stories of its own.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    await expect(canvasElement.querySelectorAll('[data-part]').length).toBeGreaterThan(20)
    await expect(texts(canvasElement)).toEqual([])
  },
} satisfies Meta<typeof Parts>

export default meta
type Story = StoryObj<typeof meta>

/** Every component of the library, on a phone, with the longest text of the four languages. */
export const Library: Story = { args: { files: ui } }

/** The same of the exam. */
export const Exam: Story = { args: { files: kit } }

/** All of them with text of twice the size. */
export const AllWithDoubleText: Story = { args: { files: { ...ui, ...kit } }, globals: { textSize: '200' } }
