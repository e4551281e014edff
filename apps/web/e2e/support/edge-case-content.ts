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

/** Pages that show content; stories hold the pages that show names of people and attempts. */
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
    path: '/videos',
    responses: {
      '**/api/videos': edgeCaseNames.map((title) => ({ id, title, youtubeUrl: 'https://youtu.be/aaaaaaaaaaa' })),
    },
    shows: edgeCaseNames,
  },
]
