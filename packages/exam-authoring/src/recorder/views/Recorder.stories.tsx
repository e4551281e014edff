import { TextProvider } from '@naru/ui/language'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import type { TakeSettings } from '../recording/takes'
import {
  RecorderOf,
  recordTake,
  sampleLines,
  settle,
  setupRecorder,
  speakWell,
  storedTake,
  type RecorderSetup,
  type RecorderSetupOptions,
} from '../../testing/recorder'

/** Each story has a recorder of its own, on a fake microphone. */
const withSetup = (options: RecorderSetupOptions = {}) => ({
  loaders: [async () => ({ setup: await setupRecorder(options) })],
})
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by the loaders above
const setupOf = (loaded: Record<string, unknown>) => loaded['setup'] as RecorderSetup

/** Records the lines of a script one after the other. */
/**
 * Shows each line large, counts in, records it by one button or Space, and lets the author hear, trim and repeat it. Takes are stored on
 * the device first.
 */
export default {
  title: 'Authoring/Recorder',
  tags: ['autodocs'],
  ...withSetup(),
  render: (_args, { loaded }) => <RecorderOf setup={setupOf(loaded)} />,
} satisfies Meta

export const Playground: Story = {}

export const ALineIsRecordedTrimmedUsedAndSent: Story = {
  tags: ['picture'],
  ...withSetup({ answers: [{ kind: 'saved' }] }),
  play: async ({ canvas, userEvent, loaded }) => {
    const setup = setupOf(loaded)
    await expect(canvas.getByText('이십일 번', { selector: 'p' })).toHaveAttribute('lang', 'ko')
    await expect(canvas.getByText('Narrator, Jun-ho Lee')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
    await settle()
    await expect(canvas.getByText('3')).toBeVisible()
    await expect(canvas.getByText('Recording starts in 3 seconds.')).toHaveAttribute('role', 'status')
    setup.clock.advance(3000)
    speakWell(setup)
    await expect(await canvas.findByText('Recording 0:03')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await settle()

    const review = within(await canvas.findByRole('group', { name: 'Listen to the take' }))
    await expect(review.getByRole('button', { name: 'Play' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(setup.player.plays).toHaveLength(1)
    await expect(setup.player.plays[0]?.start).toBeCloseTo(0.35, 1)
    await userEvent.click(review.getByRole('button', { name: 'Stop playing' }))
    const start = review.getByRole('slider', { name: /^Start/ })
    start.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(Number(start.getAttribute('value'))).toBeCloseTo(0.37, 1)
    await userEvent.click(review.getByRole('button', { name: 'Use this take' }))
    await settle()
    const list = within(canvas.getByRole('list', { name: 'Lines' }))
    await expect(list.getByText('Sent')).toBeVisible()
    await expect(list.getAllByText('Not recorded')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Next line' }))
    await expect(canvas.getByRole('heading', { name: 'Line 2 of 4' })).toHaveFocus()
  },
}

export const BeforeTheFirstTakeOfAVoiceTheSpeakerAgrees: Story = {
  tags: ['languages'],
  ...withSetup({ speakers: {} }),
  render: (_args, { loaded }) => <RecorderOf setup={setupOf(loaded)} speakers={[]} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Record' })).not.toBeInTheDocument()
    await expect(canvas.getByText('Who speaks these lines? Voice: Narrator.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save the consent' }))
    await expect(canvas.getByText('Type the name of the speaker.')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing can be recorded without consent.')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the speaker' }), 'Nimal Silva')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The speaker has read this and agrees.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save the consent' }))
    await expect(canvas.getByText('Narrator, Nimal Silva')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Record' })).toBeEnabled()
  },
}

export const BelowADraftOfTheConsentIsTheEnglishOne: Story = {
  ...withSetup({ speakers: {} }),
  globals: { language: 'si' },
  render: (_args, { loaded }) => (
    <TextProvider language="si" isDraft={() => true}>
      <RecorderOf setup={setupOf(loaded)} speakers={[]} />
    </TextProvider>
  ),
  play: async ({ canvas }) => {
    const english = await canvas.findByText(/^I agree that my voice/)
    await expect(english.closest('[lang]')).toHaveAttribute('lang', 'en')
  },
}

export const ASpeakerWhoHasAgreedIsChosen: Story = {
  ...withSetup({ speakers: {} }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speaker' }), 'Jun-ho Lee')
    await userEvent.click(canvas.getByRole('button', { name: 'Use this speaker' }))
    await expect(canvas.getByText('Narrator, Jun-ho Lee')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(canvas.getByRole('heading', { name: 'Consent of the speaker' })).toBeVisible()
  },
}

export const AConsentThatIsNotSavedSaysWhy: Story = {
  ...withSetup({ speakers: {} }),
  render: (_args, { loaded }) => (
    <RecorderOf setup={setupOf(loaded)} speakers={[]} consentFailure="There is no connection." onAgree={fn()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no connection.')
  },
}

export const WithoutPermissionTheSentenceSaysWhatToDo: Story = {
  ...withSetup({ refusal: 'denied' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
    await expect(await canvas.findByText('The microphone is not allowed')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Press the icon beside the address of this page, allow the microphone',
    )
    await expect(canvas.getByRole('button', { name: 'Record' })).toBeEnabled()
  },
}

export const ATakeThatIsTooQuietOrSilentSaysSo: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const setup = setupOf(loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
    await recordTake(setup, ({ microphone }) => {
      microphone.quiet(0.5)
      microphone.speak(2, 0.009)
      microphone.quiet(0.5)
    })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Come closer to the microphone')
    await userEvent.click(canvas.getByRole('button', { name: 'Record again' }))
    await recordTake(setup, ({ microphone }) => microphone.quiet(2))
    await expect(await canvas.findByText(/^Nothing is heard\./)).toBeVisible()
    await expect(setup.queue.getState().takes).toHaveLength(1)
  },
}

export const WithoutALineTakesWaitOnThisDevice: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, loaded }) => {
    const setup = setupOf(loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
    await recordTake(setup, speakWell)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this take' }))
    await settle()
    await expect(canvas.getByText('1 take is on this device and not sent yet.')).toBeVisible()
    await expect(canvas.getByText(/^There is no connection\. You can go on recording/)).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Lines' })).getByText('On this device')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next line' }))
    await expect(canvas.getByRole('button', { name: 'Record' })).toBeEnabled()
  },
}

export const ARefusedTakeCanBeSentAgainOrSavedAsAFile: Story = {
  ...withSetup({
    stored: [storedTake()],
    answers: [{ kind: 'failed', status: 400, message: 'The recording is too short.' }, { kind: 'saved' }],
  }),
  play: async ({ canvas, userEvent }) => {
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText(/The recording is too short\.$/)).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Save as a file' })).toHaveAttribute('download', 'i1-line-1.wav')
    await userEvent.click(alert.getByRole('button', { name: 'Send again' }))
    await settle()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(within(canvas.getByRole('list', { name: 'Lines' })).getByText('Sent')).toBeVisible()
  },
}

export const WithoutALoginTheTakesStay: Story = {
  ...withSetup({ stored: [storedTake()], answers: [{ kind: 'failed', status: 401 }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Log in again to send the takes.')
  },
}

export const ABrowserThatDoesNotSaveTakesSaysSo: Story = {
  ...withSetup({ isDiskFull: true }),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
    await recordTake(setupOf(loaded), speakWell)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Stay on this page until they are sent.')
  },
}

export const ATakeOfAClosedPageIsOffered: Story = {
  ...withSetup({ stored: [storedTake({ status: 'recorded', isInterrupted: true })] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next line' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Listen to it' }))
    await expect(canvas.getByRole('group', { name: 'Listen to the take' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check that the end is there.')
  },
}

export const SpaceRecordsAndStopsWhereNoControlHasTheFocus: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const setup = setupOf(loaded)
    await userEvent.click(canvas.getByRole('heading', { name: 'Line 1 of 4' }))
    await userEvent.keyboard(' ')
    await settle()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
    setup.clock.advance(3000)
    speakWell(setup)
    await userEvent.keyboard(' ')
    await settle()
    await expect(await canvas.findByRole('group', { name: 'Listen to the take' })).toBeVisible()
    // It would throw the take away.
    await userEvent.click(canvas.getByText('이십일 번', { selector: 'p' }))
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('group', { name: 'Listen to the take' })).toBeVisible()
  },
}

export const ATakeOfTheServerIsHeard: Story = {
  ...withSetup({ stored: [storedTake()], answers: [{ kind: 'saved' }] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Listen to line 2' }))
    await expect(setupOf(loaded).player.plays).toEqual([{ start: 0.3, end: 2.6, gain: 0 }])
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop playing' }))
    await expect(await canvas.findByRole('button', { name: 'Listen to line 2' })).toBeVisible()
  },
}

const saveTake = fn<(line: number, settings: TakeSettings | null) => Promise<void>>(() => Promise.resolve())

export const ATakeOfTheServerIsTrimmedAndMadeLouder: Story = {
  ...withSetup({ stored: [storedTake()], answers: [{ kind: 'saved' }] }),
  render: (_args, { loaded }) => <RecorderOf setup={setupOf(loaded)} saveTake={saveTake} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next line' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Trim or change the volume' }))
    const review = within(await canvas.findByRole('group', { name: 'Listen to the take' }))
    await expect(review.queryByRole('button', { name: 'Delete this take' })).not.toBeInTheDocument()
    await fireEvent.change(review.getByRole('slider', { name: 'Volume in dB' }), { target: { value: '2' } })
    await userEvent.click(review.getByRole('button', { name: 'Save' }))
    await expect(saveTake).toHaveBeenLastCalledWith(1, { trimStart: 0.3, trimEnd: 2.6, gain: 2 })
    await expect(await canvas.findByRole('button', { name: 'Trim or change the volume' })).toBeVisible()
  },
}

export const ATakeOfAnOlderTextIsKeptByAPress: Story = {
  tags: ['picture'],
  render: (_args, { loaded }) => {
    const setup = setupOf(loaded)
    const lines = sampleLines.map((line, at) => ({
      ...line,
      speaker: setup.speakers.get(line.voice) ?? null,
      status: at === 1 ? ('changed' as const) : ('sent' as const),
      recordedText: at === 1 ? '어서 오세요. 무엇을 도와줄까요?' : line.text,
    }))
    return <RecorderOf setup={setup} lines={lines} saveTake={saveTake} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next line' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('어서 오세요. 무엇을 도와줄까요?')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this take' }))
    await expect(saveTake).toHaveBeenLastCalledWith(1, null)
  },
}

export const ATakeThatIsNotSavedSaysSo: Story = {
  ...withSetup({ stored: [storedTake()], answers: [{ kind: 'saved' }] }),
  render: (_args, { loaded }) => (
    <RecorderOf setup={setupOf(loaded)} saveTake={() => Promise.reject(new TypeError('no line'))} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next line' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Trim or change the volume' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The take could not be saved.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('button', { name: 'Record again' })).toBeVisible()
  },
}

export const ATakeThatDoesNotLoadSaysSo: Story = {
  ...withSetup({ stored: [storedTake()], answers: [{ kind: 'saved' }] }),
  render: (_args, { loaded }) => (
    <RecorderOf setup={setupOf(loaded)} loadTake={() => Promise.reject(new TypeError('no line'))} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Listen to line 2' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The take could not be loaded.')
  },
}
