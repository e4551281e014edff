export { toast, toastDurations, type ToastContent, type ToastOptions, type ToastTone } from './queue'
export { ToastRegion } from './ToastRegion'
