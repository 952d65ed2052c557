export default 'notes';
