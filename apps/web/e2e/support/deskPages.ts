const question = (item: string, number: number) => ({
  item,
  number,
  type: 'reading',
  text: '다음을 읽고 알맞은 것을 고르십시오.',
  options: [{ text: '책', correct: true }, { text: '연필' }, { text: '의자' }, { text: '창문' }],
})

const paper = {
  id: 'harbour-1',
  state: 'draft',
  revision: 2,
  savedAt: '2026-03-02T04:30:00.000Z',
  draft: {
    id: 'harbour-1',
    topic: 'Harbour practice 1',
    description: 'Two questions.',
    duration: '5 minutes',
    readingTimeMinutes: 5,
    questions: [question('a', 1), question('b', 2)],
  },
  owner: { id: 'user', name: 'Nimali Perera' },
  media: [],
  editors: [],
  rights: { publish: true },
}
const listening = { ...question('c', 3), type: 'listening', script: [{ voice: 'a', text: '어디에 가요?' }] }
const revision = (number: number) => ({
  revision: number,
  author: 'Nimali Perera',
  savedAt: '2026-03-02T04:30:00.000Z',
  reason: 'edit',
  questions: 2,
})
const calls = {
  '**/api/desk/papers/harbour-1': paper,
  '**/api/desk/papers/harbour-1/presence': { revision: 2, editors: [] },
}
const params = { $paperId: 'harbour-1' }

/** The pages of the desk, as `routes.ts` describes pages. */
export const deskPages = {
  '/desk/papers': { title: 'Papers · Desk' },
  '/desk/papers/$paperId': { title: 'Harbour practice 1 · Desk', params, responses: calls },
  '/desk/papers/$paperId/history': {
    title: 'History of Harbour practice 1 · Desk',
    params,
    responses: {
      ...calls,
      '**/api/desk/papers/harbour-1/revisions?*': {
        entries: [revision(2), revision(1)],
        page: 1,
        pageSize: 50,
        total: 2,
      },
    },
  },
  '/desk/preview/$paperId': { title: 'Preview of Harbour practice 1', params, responses: calls },
  '/desk/media': { title: 'Media library · Desk' },
  '/desk/papers/$paperId/record/$item': {
    title: 'Record question 3 · Desk',
    params: { ...params, $item: 'c' },
    responses: {
      '**/api/desk/papers/harbour-1': { ...paper, draft: { ...paper.draft, questions: [listening] } },
      '**/api/desk/papers/harbour-1/takes?*': [],
      '**/api/desk/speakers': [],
    },
  },
}
