import { leaderboards } from './leaderboards'
import { length } from './length'

const times = (count: number, seconds: number) => {
  if (count === 0) return 'never'
  return `${count === 1 ? 'once' : `${count} times`}, ${length(seconds)}`
}

/** Every sentence of the pages of learners that have no area of their own. */
export const text = {
  practiceLinks: {
    today: 'Practise today’s questions',
    mistakes: 'Practise the questions you got wrong',
    words: 'Words',
    wordsOfPaper: 'Words of this paper',
  },
  exams: {
    title: 'Available Exams',
    heading: 'Available Exams',
    loading: 'Loading exams…',
    errorTitle: 'Error:',
    empty: 'No exams available. Please purchase a plan to access exams.',
    seePlans: 'See price plans',
    startFree: (plan: string) => `Start free: ${plan}`,
    retry: 'Try again',
  },
  leaderboard: {
    title: 'Leaderboard',
    heading: 'Leaderboard',
    lead: 'Only your first attempt counts.',
    paper: 'Paper',
    selectPaper: 'Select a paper',
    pleaseSelect: 'Please select a paper to view the leaderboard.',
    empty: 'No results available for this paper.',
    loadingPapers: 'Loading papers…',
    loading: 'Loading leaderboard…',
    ownPlace: (rank: number, percentage: number, time: string) =>
      `Your place: ${rank}, with ${percentage}% in ${time}.`,
    ownBelow: (percentage: number, time: string, shown: number) =>
      `Your first attempt (${percentage}% in ${time}) is outside the top ${shown}.`,
    retry: 'Try again',
  },
  leaderboards,
  dashboard: {
    nobody: 'User',
    title: 'Dashboard',
    hello: (name: string) => `Hello, ${name}`,
    profile: 'Profile',
    openProfile: 'Open profile',
    studentId: 'Student ID',
    email: 'Email',
    contactNo: 'Contact No',
    ready: 'Ready for your next paper?',
    readyText: 'Choose a paper, read its guidelines and start the exam.',
  },
  profile: {
    title: 'Profile',
    edit: 'Edit Profile',
    editText: 'Your name, contact details and picture.',
    results: 'My Result',
    resultsText: 'Your papers and marks.',
    notifications: 'Notification',
    notificationsText: 'Read and delete your notifications.',
    language: 'Language of pages and emails',
    languageHelp: 'Also in the menu at the top of every page.',
    languageSaved: 'Saved.',
  },
  editProfile: {
    title: 'Edit Profile',
    lead: 'Changes on this page are not saved or sent.',
    image: 'Profile image',
    chooseImage: 'Choose an image',
    preview: 'Your profile image',
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    contactNumber: 'Contact number',
    email: 'Email',
    address: 'Address',
    save: 'Save',
    saved: 'Profile updated successfully!',
    ok: 'OK',
    back: 'Back to Profile',
  },
  myResult: {
    title: 'My Result',
    lead: 'All your finished attempts, newest first.',
    loading: 'Loading results…',
    sampleResults: 'Sample results',
    sampleText: 'You have no results yet. These rows only show what your results will look like.',
    paperNumber: 'Paper Number',
    paperName: 'Paper Name',
    marks: 'Marks',
    attempt: (number: number) => `Attempt ${number}`,
    extraTime: (factor: number) => (factor > 1 ? `Extra time × ${factor}` : 'Extra time'),
    reviewTitle: (topic: string) => `Review of ${topic}`,
    review: 'Review',
    results: 'Exam Results',
    reviewOf: (attempt: number, date: string) => `Attempt ${attempt}, finished on ${date}`,
    loadingReview: 'Loading review…',
    noReview: 'This attempt cannot be opened. It may belong to another account.',
    backToResults: 'Back to My Result',
    scoreReport: 'Score report',
    retry: 'Try again',
    takeExam: 'Take an exam',
    back: 'Back to Profile',
  },
  fairPlay: {
    title: 'What was recorded during this exam',
    lead: 'This is for your information. It does not change your marks or your rank.',
    away: (count: number, seconds: number) => `Left the exam page: ${times(count, seconds)}`,
    offline: (count: number, seconds: number) => `No network: ${times(count, seconds)}`,
    plays: (count: number) => `Clips played to the end: ${count}`,
    moments: 'Show the whole list',
    play: (question: number | undefined) =>
      question === undefined ? 'A clip was played' : `The clip of question ${question} was played`,
    began: {
      away: (seconds: number | undefined) =>
        seconds === undefined
          ? 'Left the exam page and did not come back'
          : `Left the exam page for ${length(seconds)}`,
      offline: (seconds: number | undefined) =>
        seconds === undefined ? 'No network until the end' : `No network for ${length(seconds)}`,
    },
    omitted: (count: number) => (count === 1 ? '1 more is not listed.' : `${count} more are not listed.`),
  },
  notification: {
    title: 'Notification',
    sampleNotifications: 'Sample notifications',
    sampleText: 'You have no notifications yet. These only show what your notifications will look like.',
    samples: {
      paper: { title: 'A new paper is open', text: 'Read its guidelines, then start the exam.' },
      leaderboard: { title: 'The leaderboard has changed', text: 'See the rank of your first attempt.' },
      video: { title: 'A new lesson to watch', text: 'Watch it on the Videos page.' },
      plan: { title: 'Your plan is active', text: 'Its papers are in your list of exams.' },
      welcome: { title: 'Welcome to Naru', text: 'Start with a free paper to see how the exam works.' },
    },
    selectAll: 'Select All',
    deleteSelected: 'Delete Selected',
    clearAll: 'Clear All',
    empty: 'No notifications',
    removed: (count: number) => (count === 1 ? '1 notification removed' : `${count} notifications removed`),
  },
  videos: {
    title: 'Videos',
    lead: 'Short lessons to watch before you practise.',
    loading: 'Loading videos...',
    empty: 'No videos available.',
    retry: 'Try again',
    play: (title: string) => `Play ${title}`,
    close: 'Close video',
  },
} as const
