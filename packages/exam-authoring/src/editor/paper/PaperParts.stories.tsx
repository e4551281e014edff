import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Stack } from '@naru/ui/Stack'
import { sectionsOf } from '@naru/exam-kit/content'
import { onStoryEdit, storyDraft, storyMedia, storyUnits, WithDraft } from '../../testing/editor'
import { FaultSummary } from '../faults/FaultSummary'
import { ItemFigures } from '../list/ItemFigures'
import { coverageOf, type Draft } from '../model'
import { PaperFacts } from './PaperFacts'
import { PaperSettings } from './PaperSettings'
import { QuestionPreview, type PreviewScreen } from '../question/QuestionPreview'

interface Args {
  start: Draft
  isReadOnly: boolean
}

const media = storyMedia()
const onGo = fn()

const Paper = ({ start, isReadOnly }: Args) => (
  <WithDraft start={start} media={media} isReadOnly={isReadOnly}>
    {({ draft, checks }) => (
      <Stack gap={24}>
        <FaultSummary draft={draft} faults={checks.faults} onGo={onGo} />
        <PaperSettings draft={draft} faults={checks.faults} isIdFixed />
        <PaperFacts
          coverage={coverageOf(draft)}
          budgets={checks.budgets}
          sections={checks.exam === undefined ? [] : sectionsOf(checks.exam)}
          unitNames={storyUnits}
        />
      </Stack>
    )}
  </WithDraft>
)

/** The fields of a paper, its problems, its time and what its questions are about. */
const meta = {
  title: 'Authoring/Paper parts',
  args: { start: storyDraft(), isReadOnly: false },
  argTypes: { start: { table: { disable: true } } },
  render: (args) => <Paper {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TheTimeOfRecordingsIsCountedAsOneTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: /Listening/ })).toHaveAttribute(
      'aria-valuetext',
      '01:39 of 01:00',
    )
    await expect(canvas.getByText(/It cannot be published like this/)).toBeVisible()
    const minutes = canvas.getByRole('textbox', { name: 'Minutes for listening' })
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '2')
    await userEvent.tab()
    await expect(canvas.getByRole('progressbar', { name: /Listening/ })).toHaveAttribute(
      'aria-valuetext',
      '01:39 of 02:00',
    )
    await expect(canvas.queryByText(/It cannot be published like this/)).toBeNull()
  },
}

export const RecordingsOfASectionWithoutMinutesSayWhatTheyTake: Story = {
  play: async ({ canvas, userEvent }) => {
    const minutes = canvas.getByRole('textbox', { name: 'Minutes for listening' })
    await userEvent.clear(minutes)
    await userEvent.tab()
    await expect(
      await canvas.findByText(/Listening: recordings and answers take 01:39; the section has no minutes yet\.$/),
    ).toBeVisible()
    await expect(canvas.queryByRole('progressbar', { name: /Listening/ })).toBeNull()
  },
}

export const TheUnitsThatLackQuestionsAreNamed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 of the 60 units of the textbook' }))
    const covered = within(await canvas.findByRole('list', { name: 'Covered' }))
    await expect(covered.getByRole('listitem')).toHaveTextContent('Unit 6: 여기에서 세탁기를 사용할 수 있어요?')
    const missing = within(canvas.getByRole('list', { name: 'Not covered' })).getAllByRole('listitem')
    await expect(missing).toHaveLength(59)
    await expect(missing[5]).toHaveTextContent('Unit 7: 지금 몇 시예요?')
    await expect(missing[6]).toHaveTextContent('Unit 8')
    await expect(canvas.getByText('Some of these names have not been compared with the textbook yet.')).toBeVisible()
    await expect(canvas.getByText('6 questions have no unit.')).toBeVisible()
  },
}

export const OwnSectionsBeginAsReadingAndListening: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use own sections' }))
    const sections = within(canvas.getByRole('list', { name: 'Sections' }))
    await expect(sections.getAllByRole('textbox', { name: 'Title' })[1]).toHaveValue('Listening')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a section' }))
    await expect(canvas.getByText(/There are no questions yet/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete section Section 3' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use reading and listening' }))
    await expect(canvas.getByRole('textbox', { name: 'Minutes for reading' })).toHaveValue('5')
  },
}

export const LimitsOfTheVerdictAreProposedInProportion: Story = {
  play: async ({ canvas, userEvent }) => {
    // Seven questions.
    await expect(
      canvas.getByText(
        'Nobody can reach these limits. This paper has at most 35 marks. Limits in proportion are 31 and 26.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use 31 and 26' }))
    await expect(onStoryEdit).toHaveBeenLastCalledWith({
      kind: 'changePaper',
      changes: { verdictThresholds: { excellent: 31, good: 26 } },
    })
    await expect(canvas.queryByText(/^Nobody can reach/)).toBeNull()
    const good = await canvas.findByRole('textbox', { name: /Well done/ })
    await userEvent.clear(good)
    await userEvent.type(good, '190')
    await userEvent.tab()
    await expect(canvas.getByText('The first limit must not be lower than the second.')).toBeVisible()
  },
}

const Previewed = ({ item, screen: first }: { item: string; screen: PreviewScreen }) => {
  const [screen, setScreen] = useState(first)
  return (
    <WithDraft start={storyDraft()} media={media}>
      {({ draft, checks: { exam } }) => {
        const question = exam?.questions.find((one) => one.item === item)
        return (
          question && (
            <QuestionPreview
              question={question}
              group={exam?.groups?.find(({ id }) => id === question.group)}
              total={7}
              section={sectionsOf(draft).find(({ id }) => id === question.type)}
              media={media}
              screen={screen}
              onScreenChange={setScreen}
            />
          )
        )
      }}
    </WithDraft>
  )
}

/** The frame's document. */
const framed = (canvasElement: HTMLElement) => {
  const body = canvasElement.querySelector('iframe')?.contentDocument?.body
  if (!body) throw new Error('no frame')
  return within(body)
}

export const ThePreviewIsTheExamRoomOnAPhone: Story = {
  render: () => <Previewed item="text" screen="phone" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const room = framed(canvasElement)
    await expect(await room.findByRole('heading', { name: 'Question 1 of 7 (Reading Section)' })).toBeVisible()
    await userEvent.click(room.getByRole('radio', { name: '에서' }))
    await expect(room.getByRole('radio', { name: '에서' })).toBeChecked()
    await expect(canvasElement.querySelector('iframe')?.contentWindow?.innerWidth).toBe(360)
    await userEvent.click(canvas.getByRole('radio', { name: 'Computer' }))
    await expect(canvasElement.querySelector('iframe')?.contentWindow?.innerWidth).toBe(1024)
  },
}

export const ThePreviewOfAGroupShowsWhatIsShared: Story = {
  render: () => <Previewed item="member-2" screen="phone" />,
  play: async ({ canvasElement }) => {
    const room = framed(canvasElement)
    await expect(await room.findByText(/다음은 회사의 안내문입니다/)).toBeVisible()
    await expect(room.getByText(/언제 교육이 있습니까/)).toBeVisible()
  },
}

export const ThePreviewHasTheRecording: Story = {
  render: () => <Previewed item="spoken" screen="desktop" />,
  play: async ({ canvas, canvasElement }) => {
    const room = framed(canvasElement)
    await expect(await room.findByRole('group', { name: /question 7/i })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Play the recording' })).toBeVisible()
    await expect(room.getAllByRole('radio')).toHaveLength(2)
  },
}

export const FiguresStandBesideTheOptions: Story = {
  render: () => (
    <ItemFigures
      version={3}
      attempts={120}
      figures={{
        facility: 62,
        discrimination: -4,
        options: [
          { text: '에', count: 74, isCorrect: true },
          { text: '에서', count: 30, isCorrect: false },
          { text: '3', count: 12, isCorrect: false },
          { count: 0, isCorrect: false },
        ],
        blank: 4,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−4%')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: '1. 에 (correct)' })).toHaveAttribute('aria-valuetext', '62%')
    await expect(canvas.getByRole('progressbar', { name: 'Option 3' })).toHaveAttribute('aria-valuetext', '10%')
    await expect(canvas.getByRole('progressbar', { name: 'Picture of option 4' })).toBeVisible()
  },
}
