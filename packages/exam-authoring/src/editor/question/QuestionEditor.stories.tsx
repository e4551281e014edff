import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Narrow, sample, textsBeyond } from '@naru/ui/internal/stories'
import { faultyDraft, onStoryEdit, storyDraft, storyMedia, WithDraft } from '../../testing/editor'
import type { MediaByName } from '../fields/media'
import type { Draft } from '../model'
import { QuestionEditor } from './QuestionEditor'

interface Args {
  start: Draft
  item: string
  isReadOnly: boolean
}

const onPickMedia = fn()
const onNewGroup = fn()
const media = storyMedia()

const Edited = ({ start, item, isReadOnly, files = media }: Args & { files?: MediaByName }) => (
  <WithDraft start={start} media={files} isReadOnly={isReadOnly} onPickMedia={onPickMedia}>
    {({ draft, faults }) => {
      const question = draft.questions.find((one) => one.item === item)
      if (question === undefined) return null
      return (
        <QuestionEditor
          key={item}
          question={question}
          draft={draft}
          faults={faults}
          onDuplicate={fn()}
          onRemove={fn()}
          onNewGroup={onNewGroup}
          onMoveToPaper={fn()}
        />
      )
    }}
  </WithDraft>
)

/** All fields of one question. The checks of the importer speak at the field while one types. */
const meta = {
  title: 'Authoring/Question editor',
  args: { start: storyDraft(), item: 'text', isReadOnly: false },
  argTypes: { start: { table: { disable: true } }, item: { control: 'select', options: ['text', 'sign', 'clip'] } },
  render: (args) => <Edited key={args.item} {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The recording was made before the question got another number. */
const moved: MediaByName = new Map(
  [...media].map(([name, file]) => [name, { ...file, says: [{ part: 'number', text: '백 번.' }] }]),
)

export const ARecordingThatSaysAnotherNumberSaysSo: Story = {
  args: { item: 'clip' },
  render: (args) => <Edited key={args.item} {...args} files={moved} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The question has changed since/)).toBeVisible()
  },
}

export const AFaultSpeaksAtItsFieldAndGoesWhenItIsCorrected: Story = {
  args: { start: faultyDraft() },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('textbox', { name: 'Option 2' })
    await expect(second).toHaveAccessibleDescription('Two options are the same: 에.')
    await userEvent.type(second, '서')
    await userEvent.tab()
    await waitFor(() => expect(second).not.toHaveAccessibleDescription(/same/))
  },
}

export const FaultsOfTheWholeQuestionStandAtItsParts: Story = {
  args: { start: faultyDraft(), item: 'sign' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Question text' })).toHaveAccessibleDescription(
      /Write a text or add a picture/,
    )
    await expect(canvas.getByText('Choose the correct option.')).toBeVisible()
    await expect(canvas.getByText('This option is empty.')).toBeVisible()
  },
}

export const OptionsAreAddedMovedAndDeletedAndTheKeyIsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Option 3 is correct' }))
    await expect(canvas.getByRole('radio', { name: 'Option 3 is correct' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Option 1 is correct' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Add a note on option 1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Option 1 is correct' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add an option' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 5' }), '도')
    await userEvent.click(canvas.getByRole('button', { name: 'Move option 5 up' }))
    await expect(canvas.getByRole('textbox', { name: 'Option 4' })).toHaveValue('도')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete option 1' }))
    await expect(canvas.getByRole('textbox', { name: 'Option 3' })).toHaveValue('도')
    // It was the key: its author chooses another one.
    await expect(canvas.queryByRole('radio', { name: /is correct$/, checked: true })).toBeNull()
    await expect(await canvas.findByText('Choose the correct option.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Option 2 is correct' }))
    await waitFor(() => expect(canvas.queryByText('Choose the correct option.')).toBeNull())
  },
}

export const SpokenOptionsKeepTheirWords: Story = {
  args: { item: 'clip' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Spoken' }))
    await expect(canvas.getByRole('textbox', { name: 'What is said as option 1' })).toHaveValue('은행')
    await expect(canvas.getByRole('combobox', { name: 'Voice' })).toHaveValue('a')
    await userEvent.click(canvas.getByRole('radio', { name: 'Pictures' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a picture: Picture of option 2' }))
    await expect(onPickMedia).toHaveBeenLastCalledWith({
      kind: 'picture',
      part: { item: 'clip' },
      field: 'options.1.photo',
    })
  },
}

export const AnotherNumberMovesTheQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    onStoryEdit.mockClear()
    const number = canvas.getByRole('textbox', { name: 'Number' })
    await userEvent.clear(number)
    await userEvent.type(number, '2{Enter}')
    await expect(onStoryEdit).toHaveBeenCalledWith({ kind: 'moveQuestion', item: 'text', to: 1 })
    await expect(canvas.getByRole('heading', { name: 'Question 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }))
    await expect(canvas.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  },
}

export const AGroupHasWhatItsQuestionsShare: Story = {
  args: { item: 'member-1' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Group of questions 3–4' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('Group of questions 3–4')
    const shared = canvas.getByRole('textbox', { name: 'What the questions share' })
    await userEvent.clear(shared)
    await userEvent.tab()
    await expect(shared).toHaveAccessibleDescription(/Write a text or add a picture/)
    await userEvent.click(canvas.getByRole('button', { name: 'Dissolve the group' }))
    await expect(canvas.queryByRole('textbox', { name: 'What the questions share' })).toBeNull()
  },
}

export const AChartHasItsDataAsText: Story = {
  args: { item: 'sign' },
  play: async ({ canvas, userEvent }) => {
    const data = canvas.getByRole('textbox', { name: 'Data of the chart' })
    await userEvent.type(data, '인원 (명)')
    await expect(data).toHaveAccessibleDescription(/The text of a chart needs a picture/)
    await userEvent.type(data, '\n1동 | 40')
    await waitFor(() => expect(data).not.toHaveAccessibleDescription(/needs a picture/))
    const changes = { chart: '인원 (명)\n1동 | 40' }
    await expect(onStoryEdit).toHaveBeenLastCalledWith({ kind: 'changeQuestion', item: 'sign', changes })
  },
}

export const AListeningQuestionHasAScriptByLine: Story = {
  args: { item: 'clip' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a line' }))
    await expect(await canvas.findByRole('combobox', { name: 'Voice of line 3' })).toHaveValue('a')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Line 3' }), '네, 알겠습니다.')
    await userEvent.click(canvas.getByRole('button', { name: 'Move line 3 up' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Line 2' })).toHaveValue('네, 알겠습니다.'))
    await expect(canvas.getByLabelText('Play Dialogue at the bank')).toBeVisible()
  },
}

export const EachLanguageHasItsExplanation: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Explanation' })).toHaveValue('A point in time takes 에.')
    await userEvent.click(canvas.getByRole('tab', { name: 'Sinhala' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Explanation' }))
    await userEvent.paste(sample.sinhala)
    await userEvent.tab()
    const reviewed = await canvas.findByRole('checkbox', { name: /A person has checked/ })
    await expect(reviewed).not.toBeChecked()
    await userEvent.click(reviewed)
    await expect(onStoryEdit).toHaveBeenLastCalledWith({
      kind: 'changeQuestion',
      item: 'text',
      changes: { unreviewed: [] },
    })
  },
}

export const EachLanguageHasTheNotesThatTheOptionsHaveInEnglish: Story = {
  play: async ({ canvas, userEvent }) => {
    const help = within(canvas.getByRole('region', { name: 'Explanation and translations' }))
    await expect(help.queryByRole('textbox', { name: /is wrong/ })).not.toBeInTheDocument()
    await userEvent.click(help.getByRole('tab', { name: 'Sinhala' }))
    const note = await help.findByRole('textbox', { name: 'Why option 2 is wrong' })
    await expect(note).toHaveAccessibleDescription('에서 is for the place of an action.')
    await userEvent.click(note)
    await userEvent.paste(sample.sinhala)
    await userEvent.tab()
    await expect(await help.findByRole('checkbox', { name: /A person has checked/ })).not.toBeChecked()
    await userEvent.clear(note)
    await userEvent.tab()
    await waitFor(() => expect(help.queryByRole('checkbox')).not.toBeInTheDocument())
  },
}

export const AnotherFieldEmptiesTheKindOfQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Question type' })).toHaveValue('blank-grammar')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Field of the test' }), 'comprehension')
    await expect(canvas.getByRole('combobox', { name: 'Question type' })).toHaveValue('-')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit of the textbook' }), '53')
    await expect(onStoryEdit).toHaveBeenLastCalledWith({
      kind: 'changeQuestion',
      item: 'text',
      changes: { tags: { edition: 2024, unit: 53, field: 'comprehension', level: 1 } },
    })
  },
}

export const ReadOnlyShowsEverythingAndChangesNothing: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Option 1' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('radio', { name: 'Option 3 is correct' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: /Add|Delete|Move|Remove/ })).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    start: storyDraft({
      questions: storyDraft().questions.map((question) => ({
        ...question,
        text: `${sample.korean} `.repeat(20),
        options: question.options.map((option) => ({ ...option, text: sample.long })),
        explanation: sample.word,
      })),
    }),
  },
  render: (args) => (
    <Narrow>
      <Edited {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(textsBeyond(canvasElement)).toEqual([])
  },
}
