import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { newAccount } from '@naru/app-shell/e2e/account'
import { expectDistinctTitles, expectLinkedPages, expectWholeDocuments } from '@naru/app-shell/e2e/pages'
import { expect, test } from '@playwright/test'
import type { PageFile } from '../build/pages.types'
import { fallback, filledPath, knownPaths, pages, routes } from './support/routes'

test('checks every row of the route table exactly once', () => {
  expect(knownPaths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})

test('the server sends each route’s own document, and the fallback document elsewhere', async ({ request }) => {
  const dist = fileURLToPath(new URL('../dist/', import.meta.url))
  const headers = { accept: 'text/html' }
  const expectDocument = async (address: string, { file }: PageFile, cookie = '') => {
    const response = await request.get(address, { headers: { ...headers, cookie }, maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
    expect(await response.text(), address).toBe(readFileSync(dist + file, 'utf8'))
  }
  for (const { path, documents, prefixed } of pages) {
    await expectDocument(filledPath(path), documents.en)
    await expectDocument(filledPath(path), documents.si, 'naru.language=si')
    if (prefixed) await expectDocument(`/ta${path}`, prefixed.ta)
  }
  await expectDocument('/no/such/page', fallback.en)
  await expectDocument('/si/dashboard', fallback.ko, 'naru.language=ko')
  // Every document belongs to a route.
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const known = [...pages.flatMap((page) => [page.documents, page.prefixed ?? {}]), fallback].flatMap((each) =>
    Object.values<PageFile>(each).map(({ file }) => file),
  )
  expect(files.toSorted()).toEqual([...new Set(known)].toSorted())
})

test('no two pages share a title', () => {
  expectDistinctTitles(routes, 'learners')
})

const depth = {
  representatives: [
    '/',
    '/pricing',
    '/signup',
    '/exams',
    '/guidelines',
    '/leaderboard',
    '/myresult',
    '/videos',
    '/quiz/eps-topik-mini',
  ],
  withWideNavigation: ['/', '/exams'],
}

test('every representative page is a route', () => {
  const paths = new Set(routes.map(({ path }) => path))
  expect(depth.representatives.filter((path) => !paths.has(path))).toEqual([])
})

for (const role of ['visitor', 'learner'] as const) {
  const ofRole = routes.filter((route) => route.role === role)

  test.describe(role, () => {
    test.slow()
    test.use({
      // A learner of this test alone: an exam room detects a second one of the same learner.
      storageState: async ({ baseURL }, use) =>
        use(role === 'visitor' ? undefined : (await newAccount(baseURL ?? '')).state),
    })

    test('each document has its title and no error; those of each kind fit every window, in Tamil at 200 % too, and restore their scroll position on Back', async ({
      page,
      baseURL,
    }) => {
      await expectWholeDocuments(page, ofRole, depth, baseURL)
    })

    test('each page opened by a link has a title, one focused heading and no error, has all its texts from messages, and fits every window if they are twice as long', async ({
      page,
    }) => {
      await expectLinkedPages(page, ofRole)
    })
  })
}
