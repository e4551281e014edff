// Every way in that the packages promise, by name: types must be found under each of them.
export type { ButtonProps } from '@naru/ui/Button'
export type { ThemeName } from '@naru/ui/theme'
export type { ExamDefinition } from '@naru/exam-kit/engine'
export type { ExamSession } from '@naru/exam-kit/session'
export type { ExamRoomProps } from '@naru/exam-kit/ExamRoom'
