import type { AudioFailure, Verdict } from '../../engine'
import type { ExamText } from '../types'
import { englishReviewText } from './review'

const sectionTitle = (name: string) => `${name} Section`

const failure: Record<AudioFailure, string> = {
  'failed-to-play': 'Failed to play audio',
  'not-available': 'Audio file not available',
  'failed-to-load': 'Audio file failed to load',
}

const verdict: Record<Verdict, string> = { excellent: 'Congratulations!', good: 'Well done!', 'try-again': 'Try again' }

/** The specified English wording. */
export const text: ExamText = {
  sectionName: ({ title }) => title,
  sectionTitle,

  question: {
    position: (position, total, section) => `Question ${position} of ${total} (${sectionTitle(section)})`,
    number: (number) => `Question ${number}`,
    image: (number) => `Question ${number} image`,
    imageMissing: 'The picture could not be loaded',
    options: (number) => `Answer options for question ${number}`,
    optionImage: (position) => `Option ${position} image`,
    optionSpoken: (position) => `Option ${position}`,
    locked: 'Listen first. You can answer after the second play.',
    inTurn: 'Answer these questions in order.',
    onlyAudio: 'Listen to the recording and choose the right answer.',
    flag: 'Flag for review',
  },

  timer: {
    phaseTime: (section, clock) => `${section} Time: ${clock}`,
    nearlyUp: 'Last minute',
    left: (seconds) => {
      if (seconds < 60) return `${seconds} seconds left`
      const minutes = Math.ceil(seconds / 60)
      return minutes === 1 ? '1 minute left' : `${minutes} minutes left`
    },
    hide: 'Hide the clock',
    show: 'Show the clock',
    hidden: 'Clock hidden',
    hiddenNote: 'The clock reappears for the last five minutes.',
  },

  textSize: {
    label: 'Text size',
    short: { normal: 'A', large: 'A+', largest: 'A++' },
    name: { normal: 'A, normal text', large: 'A+, large text', largest: 'A++, largest text' },
  },

  keys: {
    title: 'Keyboard shortcuts',
    note: 'These keys work while you are in the question.',
    range: (last) => (last > 1 ? `1–${last}` : '1'),
    choose: 'choose an option',
    next: 'next question',
    previous: 'previous question',
    flag: 'flag for review',
  },

  settings: 'Settings',

  navigation: {
    previous: 'Previous',
    next: 'Next',
    proceed: (section) => `Proceed to ${section}`,
    finish: 'Finish Exam',
    openNavigator: 'Questions',
    close: 'Close',
  },

  navigator: {
    title: 'Question Navigator',
    timeLimit: (clock) => `Time limit ${clock}`,
    progress: 'Progress',
    progressValue: (answered, total) => `${answered} of ${total} answered`,
    cellNumber: (number) => `Q${number}`,
    noAnswer: '-',
    cellName: ({ number, option, isCurrent, isLocked, isFlagged }) =>
      [
        `Question ${number}`,
        option === null ? 'not answered' : `answered, option ${option}`,
        isFlagged ? 'flagged' : null,
        isCurrent ? 'current' : null,
        isLocked ? 'locked' : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
    groupName: (numbers, shared) => `${englishReviewText.group(numbers)} share a ${shared}`,
    legend: {
      empty: 'Not answered',
      answered: 'Answered',
      current: 'Current',
      locked: 'Locked',
      flagged: 'Flagged',
      group: 'Same text or recording',
    },
    filter: 'Show in the navigator',
    filters: { all: 'All', unanswered: 'Unanswered', flagged: 'Flagged' },
    nothing: { all: 'No questions', unanswered: 'Every question is answered', flagged: 'No question is flagged' },
  },

  summary: { title: 'Exam Summary', total: 'Total Questions', answered: 'Answered', current: 'Current' },

  audio: {
    label: (number) => `Audio, question ${number}`,
    loading: 'Loading audio…',
    playing: (play, maxPlays) => `Playing audio (Play ${play} of ${maxPlays})…`,
    window: (seconds) => `Please answer the question (${seconds} seconds remaining).`,
    completed: 'Audio plays completed. Please answer.',
    nextIn: (seconds) => `The next question comes in ${seconds} seconds.`,
    failed: (name) => `${failure[name]}. Please select an answer.`,
    play: 'Play audio',
    tryAgain: 'Try again',
    volume: 'Volume',
    mute: 'Mute',
    unmute: 'Unmute',
    progress: 'Played so far',
  },

  dialogs: {
    goToGap: 'Go to the first unanswered question',
    noQuestions: { title: 'Error', message: 'No questions available to save.' },
    startTimeMissing: { title: 'Error', message: 'Start time is missing. Please restart the exam.' },
    saveFailed: {
      title: 'Error',
      refused: 'Failed to save result',
      message: 'Failed to save result. Please try again.',
      retry: 'Retry',
    },
    saved: { title: 'Success', message: (attempt) => `Result saved successfully! Attempt ${attempt}` },
    close: 'OK',
  },

  saveState: {
    device: 'Saved on this device',
    saved: 'Saved',
    offline: 'Offline, will be sent',
    memory: 'Not saved. Reloading this page would lose your answers',
    sending: 'Sending your result…',
    sent: 'Result saved',
    failed: 'Not sent yet',
    preview: 'Preview, not saved',
  },

  notices: {
    'storage-dead': {
      title: 'This browser cannot save your answers',
      message: 'Its storage is full or switched off. Continue the exam, but do not close or reload this page.',
    },
    'progress-quarantined': {
      title: 'Some of your saved answers could not be read',
      message: 'Everything else is here. The navigator shows which questions have no answer.',
    },
    'progress-restored': {
      title: 'Your answers were restored',
      message: 'Some were missing and came from a backup copy.',
    },
    'progress-from-server': {
      title: 'You are continuing where you stopped',
      message: 'Your answers from another device are here.',
    },
    'clock-changed': {
      title: 'The clock of this device was changed',
      message: 'The exam keeps its own time. No answer is lost.',
    },
    'time-passed': {
      title: 'The exam clock kept running',
      message: 'Your device was asleep, or its clock changed. No answer is lost.',
    },
    'newer-attempt-elsewhere': {
      title: 'A newer attempt is running on another device',
      message: 'You can finish this one here. The newer one continues on the other device.',
    },
    close: 'Close',
  },

  reader: {
    title: 'This exam is open in another tab',
    message: 'You can take the exam in one tab only. Your answers so far are safe.',
    continueHere: 'Continue here',
    checking: 'Opening the exam…',
  },

  results: {
    title: 'Exam Results',
    marks: (score, total) => `${score} / ${total} marks`,
    percentage: (percentage) => `${percentage}%`,
    gauge: 'Percentage of marks',
    verdict,
    waitingTitle: 'Your exam is finished',
    waiting: 'Your answers are safe on this device. We are sending them and will show your marks here.',
    unsavedTitle: 'Your marks are not ready yet',
    unsaved: 'Your answers are safe on this device. They will be sent when you are online again.',
    retry: 'Try again',
    backToExams: 'Back to Exams',
    attempt: (attempt) => `Attempt ${attempt}`,
    download: 'Download my answers',
    previewNote: 'This was a preview. Nothing was saved or sent.',
    reviewComing: 'Loading the review…',
    extraTime: 'Extra time',
  },

  review: englishReviewText,

  guidelines: {
    heading: (topic) => `Guidelines for the ${topic} Exam`,
    item: (number) => `Guideline ${number}`,
    none: 'No guidelines available for this exam.',
  },

  applicant: {
    title: 'Applicant information',
    name: 'Name',
    userId: 'Student ID',
    seatNumber: 'Seat number',
    testRoom: 'Test room',
    someRoom: 'Test Room',
    applicationNo: 'Application no.',
    unknown: 'N/A',
  },

  examCard: {
    take: 'Take Exam',
    duration: (duration) => `Duration: ${duration}`,
    photo: (topic) => `Photo of ${topic}`,
  },

  leaderboard: {
    caption: 'Leaderboard',
    rank: 'Rank',
    username: 'Username',
    timeTaken: 'Time Taken',
    percentage: 'Percentage Score',
    percentageValue: (percentage) => `${percentage}%`,
    podium: 'Top 3',
    podiumEntry: (name, clock) => `${name} (${clock})`,
    medals: { 1: 'Trophy', 2: 'Silver medal', 3: 'Bronze medal' },
    you: 'You',
    extraTime: 'Extra time',
    extraTimeLeaderboard: 'With extra time',
  },

  room: {
    noQuestions: 'No Questions Available',
    backToExams: 'Back to Exams',
    header: 'Exam',
    duration: (duration) => `Duration: ${duration}`,
  },
}
