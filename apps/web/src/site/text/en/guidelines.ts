/** Every sentence of /guidelines: the rules of a paper, and what is checked before it starts. */
export const text = {
  title: 'Guidelines',
  heading: (topic: string) => `Guidelines for the ${topic} Exam`,
  plainHeading: 'Guidelines',
  loading: 'Loading guidelines…',
  back: 'Back to Exams',
  start: 'Start Exam',
  minutes: (section: string, minutes: number) => `${section}: ${minutes} minutes.`,
  noTime: (section: string) =>
    `No time is set for the ${section.toLowerCase()} section, so it will end as soon as it starts.`,
  soundNotice: 'Recordings play automatically, twice each. Have your headphones ready.',
  resumeTitle: 'You have an unfinished attempt',
  resumeText: 'Your answers are saved and the clock is still running. Continue, or start over and lose them?',
  resume: 'Resume',
  startOver: 'Start over',
  cancel: 'Cancel',
  resumeElsewhereText:
    'You started this exam on another device and its clock is still running. Continue here, or start over and lose those answers?',
  attemptOver: 'Time ran out on your last attempt. It was submitted with your answers so far.',
  limits:
    'The exam clock cannot be paused. If you need more time because of a disability, you can have up to twice the time: {ask}.',
  askForTime: 'ask us before you start',
  preparing: (ready: number, total: number) => `Preparing your exam: ${ready} of ${total} recordings`,
  preparingLabel: 'Recordings on this device',
  preparingValue: (ready: number, total: number) => `${ready} of ${total}`,
  clipsReady: (total: number) =>
    total === 1 ? 'Your exam is ready: 1 recording.' : `Your exam is ready: all ${total} recordings.`,
  clipMissing: (number: number) => `Recording ${number} could not be downloaded.`,
  startAllTheSame:
    'You can still start. The exam will try again at that question, and you can answer even without the recording.',
  fetchAgain: 'Try again',
  soundCheck: 'Sound check',
  soundCheckText: 'Play the sample and set the volume. You can change it in the exam, too.',
  playSample: 'Play a sample',
  samplePlays: 'Two bells are playing…',
  sampleHeard: 'Did you hear two bells? If not, check the volume here and on your device.',
  sampleFailed: 'The sample could not be played. Check the sound settings of your browser and your device.',
  volume: 'Volume',
} as const
