import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '@naru/ui/Button'
import { AnswerOptions } from '../AnswerOptions/AnswerOptions'
import { matrix } from '@naru/ui/internal/stories'
import { QuestionCard } from './QuestionCard'

const sign = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="white"/><circle cx="320" cy="200" r="130" fill="none" stroke="crimson" stroke-width="36"/><path d="M230 110l180 180" stroke="crimson" stroke-width="36"/></svg>',
)}`

const options = (
  <AnswerOptions
    questionNumber={3}
    options={[
      { id: 'a', text: '들어가도 됩니다.' },
      { id: 'b', text: '들어가면 안 됩니다.' },
      { id: 'c', text: '여기에서 사진을 찍으십시오.' },
      { id: 'd', text: '여기에서 기다리십시오.' },
    ]}
    value={null}
    onChange={fn()}
  />
)

/** The current question of a running attempt. For finished questions use the review. */
const meta = {
  title: 'Exam/Question card',
  component: QuestionCard,
  tags: ['autodocs'],
  args: { position: 3, total: 40, number: 3, section: 'Reading', children: options },
} satisfies Meta<typeof QuestionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { text: '다음 표지판은 무슨 뜻입니까?', photo: sign } }

export const TheHeadingSaysPositionTotalAndSection: Story = {
  args: { text: '다음을 읽고 물음에 답하십시오.', photo: sign },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Question 3 of 40 (Reading Section)' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Question 3 image' })).toBeVisible()
    await expect(canvas.getByText(/물음에/)).toHaveAttribute('lang', 'ko')
  },
}

export const AMarkedPartIsUnderlinedAndOtherTagsAreText: Story = {
  args: { text: '밑줄 친 말과 뜻이 반대인 것\n문을 <u>닫으십시오</u>. <b>1</b> <u>' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/밑줄 친/)
    await expect(text).toHaveTextContent('문을 [닫으십시오]. <b>1</b> <u>')
    await expect(text.querySelectorAll('u')).toHaveLength(1)
    await expect(getComputedStyle(canvas.getByText(/^닫으십시오/)).textDecorationLine).toBe('underline')
  },
}

export const AChartIsATableForScreenReaders: Story = {
  args: { photo: sign, chart: '기숙사별 인원 (명)\n1동 | 40\n2동 | 60' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '기숙사별 인원 (명)' })
    await expect(table).toHaveAttribute('lang', 'ko')
    await expect(within(table).getByRole('row', { name: '2동 60' })).toBeInTheDocument()
    await expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['1동', '2동'])
  },
}

export const OnAPhoneAPictureIsLowUntilItIsPressed: Story = {
  args: { photo: sign },
  globals: { viewport: { value: 'shortPhone' } },
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: 'Question 3 image' })
    const size = () => canvas.getByRole('img').getBoundingClientRect()
    await expect(size().height).toBeLessThanOrEqual(0.3 * window.innerHeight)
    await userEvent.click(picture)
    await expect(picture).toHaveAttribute('aria-expanded', 'true')
    await expect(size().width).toBeGreaterThan(picture.clientWidth - 4)
    await userEvent.click(picture)
    await expect(size().height).toBeLessThanOrEqual(0.3 * window.innerHeight)
  },
}

export const AMissingPictureLeavesAPlaceholder: Story = {
  args: { photo: '/missing.svg', text: '무엇입니까?' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture could not be loaded')).toBeVisible()
    await expect(canvas.getByText('무엇입니까?')).toBeVisible()
  },
}

export const Gallery: Story = matrix(QuestionCard, {
  variants: {
    reading: { text: '다음 표지판은 무슨 뜻입니까?', photo: sign },
    listening: { section: 'Listening', headEnd: <Button size="small">Flag</Button> },
  },
  text: (text) => ({ text: `${text}\n\n${text}` }),
})

export const WhereTextRunsLeftTheExamKeepsItsOwnDirection: Story = {
  args: { text: '다음 표지판은 무슨 뜻입니까?' },
  render: (args) => (
    <div dir="rtl">
      <QuestionCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/표지판/)).direction).toBe('ltr')
    await expect(getComputedStyle(canvas.getByText(/들어가도/)).direction).toBe('ltr')
    await expect(getComputedStyle(canvas.getByRole('heading')).direction).toBe('rtl')
  },
}
