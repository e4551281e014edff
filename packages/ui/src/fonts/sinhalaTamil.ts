import './sinhala-tamil.css'
