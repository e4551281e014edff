import { test } from '@naru/app-shell/e2e/fixtures'
import {
  expectDistinctTitles,
  expectPseudoPages,
  expectWholeDocuments,
  expectWholePages,
} from '@naru/app-shell/e2e/pages'
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

test('each page has its title, one focused heading and no error, and fits every window; those of each kind restore their scroll position on Back', async ({
  page,
}) => {
  test.slow()
  await expectWholePages(page, staffPages, depth)
})

test('each document opens without an error in English, and in Tamil fits a phone at 200 %', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await expectWholeDocuments(page, staffPages, depth, baseURL)
})

test('each page has all its texts from messages, and fits a phone if they are twice as long', async ({ page }) => {
  test.slow()
  await expectPseudoPages(page, staffPages)
})
