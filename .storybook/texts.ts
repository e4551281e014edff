import type { TextArea } from '@naru/ui/language'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../{packages,apps}/*/src/**/text/*.ts', '../packages/*/src/**/*Text.ts', '!**/*.test.ts'],
  { eager: true },
)

const isArea = (value: unknown): value is TextArea<object> =>
  typeof value === 'object' && value !== null && 'name' in value && 'load' in value

/** Every area of text, so that stories render at once. */
export const areas: readonly TextArea<object>[] = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isArea))),
]
