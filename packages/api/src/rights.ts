/** What a user of the site is, from the fewest rights to all. */
export const roles = ['learner', 'author', 'editor', 'admin'] as const
type Role = (typeof roles)[number]

/**
 * Which roles have which right. `x-naru-right` in `openapi.yaml` names the right that an operation needs; the server checks it before
 * anything else of a request, and the site's navigation reads it.
 */
export const rights = {
  /** Use the whole area of administration: users, plans, payments, logs. */
  'site.manage': ['admin'],
  /** Give roles to users and take them back. */
  'roles.give': ['admin'],
  /** Write papers: authors their own, others as `papers.writeAll` says. */
  'papers.write': ['author', 'editor', 'admin'],
  /** Write the papers of everybody, and take over imported exams. */
  'papers.writeAll': ['editor', 'admin'],
  /** Publish papers, withdraw them, and regrade their attempts. */
  'papers.publish': ['editor', 'admin'],
  /** Give papers to other authors, editors and admins. */
  'papers.give': ['admin'],
  /** See every exam with its keys. */
  'exams.preview': ['editor', 'admin'],
  /** Read item statistics: authors those of their own papers. */
  'statistics.read': ['author', 'editor', 'admin'],
  /** Use the media library and the recorder. */
  'media.manage': ['author', 'editor', 'admin'],
  /** Set up and give the own two-step verification. */
  'twoStep.use': ['author', 'editor', 'admin'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

export const mayDo = (role: Role, right: Right): boolean => {
  const able: readonly Role[] = rights[right]
  return able.includes(role)
}

/** Whether users of a role have any right: they need two-step verification. */
export const isStaff = (role: Role): boolean =>
  Object.values<readonly Role[]>(rights).some((able) => able.includes(role))
