# Makes a project of this copy of the folder: bash harness/setUp.sh
set -e
cp -r harness/project/. .
mkdir -p bootstrap/cache public storage/framework/sessions storage/framework/views storage/logs
