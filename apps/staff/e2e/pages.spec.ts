import { test } from '@naru/app-shell/e2e/fixtures'
import { expectDistinctTitles, expectLinkedPages, expectWholeDocuments } from '@naru/app-shell/e2e/pages'
import { expect } from '@playwright/test'
import { knownPaths, staffPages, staffPaths } from './support/pages'

// An admin has all rights of staff.
test.use({ storageState: async ({ adminState }, use) => use(adminState) })

test('checks every page of the router exactly once', () => {
  expect(knownPaths.toSorted()).toEqual(staffPaths.toSorted())
})

test('no two pages share a title', () => {
  expectDistinctTitles(staffPages, 'staff')
})

const depth = {
  representatives: ['/admin/plans', '/admin/users', '/admin/preview/eps-topik-mini'],
  withWideNavigation: ['/admin/plans'],
}

test('every representative page is a route', () => {
  const paths = new Set(staffPages.map(({ path }) => path))
  expect(depth.representatives.filter((path) => !paths.has(path))).toEqual([])
})

test('the document of a page of each kind opens without an error, and fits every window, in Tamil at 200 % too, and restores its scroll position on Back', async ({
  page,
  baseURL,
}) => {
  test.slow()
  // All pages are in one document; they open by links below.
  const isOpened = ({ path }: { path: string }) =>
    process.env['PAGES'] === 'all' || depth.representatives.includes(path)
  await expectWholeDocuments(page, staffPages.filter(isOpened), depth, baseURL)
})

test('each page opened by a link has a title, one focused heading and no error, has all its texts from messages, and fits every window if they are twice as long', async ({
  page,
}) => {
  test.slow()
  await expectLinkedPages(page, staffPages)
})
