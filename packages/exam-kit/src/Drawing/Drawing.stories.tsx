import type { Meta, StoryObj } from '@storybook/react-vite'
import { matrix } from '@naru/ui/internal/stories'
import { Inline } from '@naru/ui/Inline'
import { Boat, Drawing, drawingNames, Landing } from '.'

/** Line drawings for empty and failed views. Decoration beside a sentence. */
const meta = {
  title: 'Exam/Drawing',
  component: Drawing,
  tags: ['autodocs'],
  args: { name: 'boat' },
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Drawing, {
  render: () => (
    <>
      <Inline gap={16}>
        {drawingNames.map((name) => (
          <Drawing key={name} name={name} />
        ))}
        <span style={{ inlineSize: '1.75rem' }}>
          <Boat />
        </span>
      </Inline>
      <Landing ratio={16 / 9} />
    </>
  ),
})
