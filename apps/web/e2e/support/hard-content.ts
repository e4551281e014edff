/** Names as people have them, and as nobody should but somebody will. */
export const hardNames = [
  'W'.repeat(300),
  'අනුරාධපුරයේ පුහුණු පන්තිය '.repeat(11).trim(),
  'தமிழ்ச்செல்வி கந்தசாமிப்பிள்ளை ஸ்ரீஸ்கந்தராஜா',
  '한국어능력시험대비반'.repeat(30),
  '👩‍👩‍👧‍👦🇱🇰🇰🇷 Nimal 🚢',
] as const

const missing = '/media/nothing-here.png'
const [wide, sinhala, tamil, korean, emoji] = hardNames
// The same id five times over.
const id = 'twice'

const option = (text: string, at: number) => ({ _id: `${id}-${at}`, text, photo: missing })
const exam = {
  _id: 'eps-topik-mini',
  topic: wide,
  description: sinhala,
  duration: korean,
  photo: missing,
  guidelines: [...hardNames, `${tamil};${emoji}\n${wide}`],
  readingTimeMinutes: 5,
  listeningTimeMinutes: 5,
  questions: hardNames.map((questionText, at) => ({
    _id: id,
    questionNumber: at + 1,
    type: 'reading',
    questionText,
    questionPhoto: missing,
    answers: hardNames.slice(0, 4).map(option),
  })),
}
const exams = hardNames.map((topic) => ({ ...exam, _id: id, topic, description: topic, duration: topic }))

/** A page, and hard content for the calls that it makes, by pattern of their address. */
export interface HardPage {
  path: string
  answers: Record<string, unknown>
  /** Texts that must be found on it. */
  shows: readonly string[]
}

/** Every page that shows what a server says. */
export const hardPages: HardPage[] = [
  {
    path: '/',
    answers: { '**/api/advertisements': hardNames.map((title) => ({ id, title, imageUrl: missing })) },
    shows: [wide],
  },
  {
    path: '/pricing',
    answers: {
      '**/api/price-plans': hardNames.map((name, at) => ({
        _id: id,
        name,
        duration: 'monthly',
        price: at * 1e12,
        description: name,
        exams: [{ _id: id, topic: name }],
      })),
    },
    shows: hardNames,
  },
  { path: '/exams', answers: { '**/api/exams': exams }, shows: hardNames },
  { path: '/guidelines', answers: { '**/api/exams/*': exam }, shows: hardNames },
  { path: '/quiz/eps-topik-mini', answers: { '**/api/exams/*': exam }, shows: [wide] },
  {
    path: '/leaderboard',
    answers: {
      '**/api/exams': exams,
      '**/api/results/leaderboard?*': hardNames.map((name) => ({
        rank: 1,
        userId: id,
        name,
        lName: name,
        timeTaken: 1e9,
        totalScore: 1e9,
      })),
    },
    shows: [emoji],
  },
  {
    path: '/videos',
    answers: {
      '**/api/videos': hardNames.map((title) => ({ id, title, youtubeUrl: 'https://youtu.be/aaaaaaaaaaa' })),
    },
    shows: hardNames,
  },
  {
    path: '/dashboard',
    answers: {
      '**/api/user/data': { userId: wide, name: korean, lName: sinhala, email: wide, phone: wide },
      '**/api/auth/is-auth': { success: true, message: '', user: { name: emoji } },
    },
    shows: [korean],
  },
  {
    path: '/profile',
    answers: { '**/api/user/data': { userId: wide, name: wide, lName: tamil, email: wide, phone: wide } },
    shows: [tamil],
  },
  {
    path: '/myresult',
    answers: {
      '**/api/results/mine': hardNames.map((topic) => ({
        examId: id,
        topic,
        attempt: 1,
        totalScore: 1e9,
        totalPossibleMarks: 1e9,
        percentageScore: 100,
        timeTaken: 1e9,
        timestamp: 'not a time',
      })),
    },
    shows: hardNames,
  },
  {
    path: '/userActivation',
    answers: { '**/api/user': hardNames.map((name) => ({ id, name, isActive: true })) },
    shows: hardNames,
  },
]
