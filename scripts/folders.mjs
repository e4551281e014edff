export const browserSources = [
  'packages/ui/src',
  'packages/exam-kit/src',
  'packages/exam-authoring/src',
  'packages/api/src',
  'packages/app-shell/src',
  'apps/web/src',
  'apps/staff/src',
]
