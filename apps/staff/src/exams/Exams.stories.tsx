import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { empty, leadsTo } from '@naru/app-shell/testing/storyStates'
import { adminPage } from '../testing/pages'

export default {
  title: 'Pages/Staff/Exams',
  ...adminPage('/admin/exams'),
} satisfies Meta

/** All exams, in a plan on offer or not, each with its preview and statistics. */
export const ListsExams: Story = {
  play: async ({ canvas: page }) => {
    await leadsTo(page, 'Preview: Mini Exam', '/admin/preview/exam-mini')
    await leadsTo(page, 'Statistics: Mini Exam', '/admin/exams/exam-mini/statistics')
    await expect(page.getByText('In no plan on offer')).toBeVisible()
    await expect(page.getByText('12 minutes · 10 questions · Version 2')).toBeVisible()
  },
}

export const NoExams = empty(/There are no exams yet/)
