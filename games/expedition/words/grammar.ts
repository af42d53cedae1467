export { capital, inWords as list, plural, sentence } from '@orrery/kernel'
