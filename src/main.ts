import './app/run.ts'
