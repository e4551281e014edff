/** Long names and names in several scripts. */
export const edgeCaseNames = [
  'W'.repeat(300),
  'අනුරාධපුරයේ පුහුණු පන්තිය '.repeat(11).trim(),
  'தமிழ்ச்செல்வி கந்தசாமிப்பிள்ளை ஸ்ரீஸ்கந்தராஜா',
  '한국어능력시험대비반'.repeat(30),
  '👩‍👩‍👧‍👦🇱🇰🇰🇷 Nimal 🚢',
] as const

const missing = '/media/nothing-here.png'
const [wide, sinhala, tamil, korean, emoji] = edgeCaseNames
// Every object has this same id.
const id = 'twice'

const option = (text: string, at: number) => ({ _id: `${id}-${at}`, text, photo: missing })
const exam = {
  _id: 'eps-topik-mini',
  topic: wide,
  description: sinhala,
  duration: korean,
  photo: missing,
  guidelines: [...edgeCaseNames, `${tamil};${emoji}\n${wide}`],
  readingTimeMinutes: 5,
  listeningTimeMinutes: 5,
  questions: edgeCaseNames.map((questionText, at) => ({
    _id: id,
    questionNumber: at + 1,
    type: 'reading',
    questionText,
    questionPhoto: missing,
    answers: edgeCaseNames.slice(0, 4).map(option),
  })),
}
const exams = edgeCaseNames.map((topic) => ({ ...exam, _id: id, topic, description: topic, duration: topic }))

/** A page, and the content that its requests return. */
export interface EdgeCasePage {
  path: string
  /** JSON by URL pattern. */
  responses: Record<string, unknown>
  /** Texts that must be visible. */
  shows: readonly string[]
}

/** Every page that shows data of the API. */
export const edgeCasePages: EdgeCasePage[] = [
  {
    path: '/',
    responses: { '**/api/advertisements': edgeCaseNames.map((title) => ({ id, title, imageUrl: missing })) },
    shows: [wide],
  },
  {
    path: '/pricing',
    responses: {
      '**/api/price-plans': edgeCaseNames.map((name, at) => ({
        _id: id,
        name,
        duration: 'monthly',
        price: at * 1e12,
        description: name,
        exams: [{ _id: id, topic: name }],
      })),
    },
    shows: edgeCaseNames,
  },
  { path: '/exams', responses: { '**/api/exams': exams }, shows: edgeCaseNames },
  { path: '/guidelines', responses: { '**/api/exams/*': exam }, shows: edgeCaseNames },
  { path: '/quiz/eps-topik-mini', responses: { '**/api/exams/*': exam }, shows: [wide] },
  {
    path: '/leaderboard',
    responses: {
      '**/api/exams': exams,
      '**/api/results/leaderboard?*': edgeCaseNames.map((name) => ({
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
    responses: {
      '**/api/videos': edgeCaseNames.map((title) => ({ id, title, youtubeUrl: 'https://youtu.be/aaaaaaaaaaa' })),
    },
    shows: edgeCaseNames,
  },
  {
    path: '/dashboard',
    responses: {
      '**/api/user/data': { userId: wide, name: korean, lName: sinhala, email: wide, phone: wide },
      '**/api/auth/is-auth': { success: true, message: '', user: { name: emoji } },
    },
    shows: [korean],
  },
  {
    path: '/profile',
    responses: { '**/api/user/data': { userId: wide, name: wide, lName: tamil, email: wide, phone: wide } },
    shows: [tamil],
  },
  {
    path: '/myresult',
    responses: {
      '**/api/results/mine': edgeCaseNames.map((topic) => ({
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
    shows: edgeCaseNames,
  },
  {
    path: '/userActivation',
    responses: { '**/api/user': edgeCaseNames.map((name) => ({ id, name, isActive: true })) },
    shows: edgeCaseNames,
  },
]
