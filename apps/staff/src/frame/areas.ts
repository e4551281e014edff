import type { IconName } from '@naru/ui/Icon'
import type { AdminText } from '../text/admin'

export interface Area {
  id: string
  href: string
  label: string
  icon: IconName
}

export const areasOf = (text: AdminText) =>
  [
    { id: 'users', href: '/admin/users', label: text('users.title'), icon: 'users' },
    { id: 'activation', href: '/userActivation', label: text('activation'), icon: 'key' },
    { id: 'plans', href: '/admin/plans', label: text('plans.title'), icon: 'tag' },
    { id: 'advertisements', href: '/admin/advertisements', label: text('advertisements.title'), icon: 'image' },
    { id: 'videos', href: '/admin/videos', label: text('videos.title'), icon: 'video' },
    { id: 'exams', href: '/admin/exams', label: text('exams.title'), icon: 'exam' },
    { id: 'floors', href: '/admin/floors', label: text('floors.title'), icon: 'flag' },
    { id: 'messages', href: '/admin/messages', label: text('messages.title'), icon: 'message' },
    { id: 'mails', href: '/admin/mails', label: text('mails.title'), icon: 'mail' },
    { id: 'payments', href: '/admin/payments', label: text('payments.title'), icon: 'card' },
    { id: 'settings', href: '/admin/settings', label: text('settings.title'), icon: 'settings' },
    { id: 'security', href: '/admin/security', label: text('security.title'), icon: 'lock' },
    { id: 'audit', href: '/admin/audit', label: text('audit.title'), icon: 'eye' },
  ] as const

/** The pages of authors and editors, who may open a few of the admin pages. */
export const deskAreasOf = (text: AdminText) =>
  [
    { id: 'papers', href: '/desk/papers', label: text('desk.papers'), icon: 'exam' },
    { id: 'media', href: '/desk/media', label: text('desk.media'), icon: 'image' },
    { id: 'security', href: '/admin/security', label: text('security.title'), icon: 'lock' },
  ] as const
