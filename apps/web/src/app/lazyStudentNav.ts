import { lazyRouteComponent } from '@tanstack/react-router'

/** The side navigation, whose code comes with the learner's pages only. Their route waits for it, so that nothing moves. */
export const StudentNav = lazyRouteComponent(() => import('./StudentNav'), 'StudentNav')
