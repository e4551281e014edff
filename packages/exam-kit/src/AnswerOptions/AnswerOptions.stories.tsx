import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { matrix, withState } from '@naru/ui/internal/stories'
import { AnswerOptions } from './AnswerOptions'

function drawing(colour: string, shape: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><rect width="240" height="180" fill="white"/><g fill="${colour}">${shape}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const words = [
  { id: 'a', text: '사과' },
  { id: 'b', text: '바나나' },
  { id: 'c', text: '포도' },
  { id: 'd', text: '수박' },
]

const pictures = [
  { id: 'a', photo: drawing('teal', '<circle cx="120" cy="90" r="60"/>') },
  { id: 'b', photo: drawing('sienna', '<rect x="60" y="40" width="120" height="100"/>') },
  { id: 'c', photo: drawing('slateblue', '<path d="M120 30l80 120H40z"/>') },
  { id: 'd', photo: drawing('olive', '<path d="M120 20l70 70-70 70-70-70z"/>') },
]

const Choosing = withState(AnswerOptions)

/** The options of one question. Use it inside a QuestionCard; outside an exam use the form fields of the UI library. */
const meta = {
  title: 'Exam/Answer options',
  component: AnswerOptions,
  tags: ['autodocs'],
  render: (args) => <Choosing {...args} />,
  args: { questionNumber: 5, options: words, value: null, onChange: fn() },
} satisfies Meta<typeof AnswerOptions>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const NothingIsChosenAtFirstAndTheTabKeyStillReachesTheOptions: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await expect(canvas.getByText('사과')).toHaveAttribute('lang', 'ko')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /사과/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('b')
    await expect(canvas.getByRole('radio', { name: /바나나/ })).toBeChecked()
    await userEvent.click(canvas.getByText('수박'))
    await expect(args.onChange).toHaveBeenLastCalledWith('d')
  },
}

const marked = [
  { id: 'a', text: '<u>매일</u> 공부해요.' },
  { id: 'b', text: '<u>자주</u> <b>공부</b>해요.' },
]

export const AMarkedPartIsUnderlinedAndOtherTagsAreText: Story = {
  args: { options: marked },
  play: async ({ canvas, userEvent, args }) => {
    await expect(getComputedStyle(canvas.getByText(/^매일/)).textDecorationLine).toBe('underline')
    await userEvent.click(canvas.getByRole('radio', { name: '[ 자주 ] <b>공부</b>해요.' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('b')
  },
}

const listenFirst = 'Listen first. You can answer after the second play.'

export const LockedOptionsSayWhy: Story = {
  args: { isLocked: true },
  play: async ({ canvas, args, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Answer options for question 5' })
    await expect(group).toHaveAccessibleDescription(listenFirst)
    await expect(canvas.getByRole('radio', { name: /사과/ })).toBeDisabled()
    await userEvent.click(canvas.getByText('사과'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const PicturesHaveNamesThatGiveNothingAwayAndABrokenOneCanBeChosen: Story = {
  args: { options: [{ id: 'a', photo: '/missing.svg' }, ...pictures.slice(1)], value: 'b' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Option 2 image' })).toBeChecked()
    await userEvent.click(await canvas.findByRole('radio', { name: 'Option 1 image. The picture could not be loaded' }))
    await expect(args.onChange).toHaveBeenCalledWith('a')
  },
}

export const SpokenOptionsShowTheirNumbersOnly: Story = {
  args: { isSpoken: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText('사과')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'Option 2' }))
    await expect(args.onChange).toHaveBeenCalledWith('b')
  },
}

const gallery = matrix(Choosing, {
  states: {
    chosen: { value: 'b' },
    hover: { value: 'b' },
    focus: { value: 'b' },
    locked: { isLocked: true },
    pictures: { options: pictures, value: 'b' },
    spoken: { isSpoken: true, value: 'b' },
  },
  text: (text) => ({
    options: [
      { id: 'a', text },
      { id: 'b', text: text.repeat(2) },
    ],
    value: 'a',
    isLocked: true,
  }),
})

/** A hovered option differs from the chosen one by its fill and lines. */
export const Gallery: Story = {
  ...gallery,
  play: async (context) => {
    await gallery.play(context)
    const hover = context.canvasElement.querySelector<HTMLElement>('[data-state="hover"]') ?? context.canvasElement
    const [hovered, chosen, rest] = within(hover)
      .getAllByRole('radio')
      .map((radio) => getComputedStyle(radio.nextElementSibling ?? radio))
    await expect(hovered?.borderColor).not.toBe(rest?.borderColor)
    await expect(hovered?.backgroundColor).toBe(rest?.backgroundColor)
    await expect(chosen?.backgroundColor).not.toBe(rest?.backgroundColor)
    await expect(hovered?.boxShadow).not.toBe(chosen?.boxShadow)
  },
}
